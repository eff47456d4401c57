import type { Bots } from '../en/bots';

export const bots: Bots = {
  kinds: {
    novice: { title: 'Groentje', text: 'Zorgeloos, maakt fouten.' },
    skipper: { title: 'Schipper', text: 'Kijkt één beurt vooruit.' },
    captain: { title: 'Kapitein', text: 'Kent het hele parcours en let op de anderen.' },
  },
  person: 'Mens',
  whoSteers: 'Wie stuurt?',
  thinking: ({ name }) => `${name} denkt na…`,
  handOverOf: ({ name }) => `Laat een bot sturen voor ${name}`,
  pause: 'Bots pauzeren',
  resume: 'Bots laten doorgaan',
  paused: 'De bots wachten.',
  certain: 'in elk geval',

  reasons: {
    'adds-for-speed': ({ chance }) => `neemt een dobbelsteen erbij, vrij ${chance}`,
    'slows-down': ({ face, chance }) => `doet de ${face} weg, vrij ${chance}`,
    'keeps-speed': ({ speed }) => `snelheid ${speed} past`,
    'rerolls-to-clear': ({ face, chance }) => `rolt de ${face} opnieuw, vrij ${chance}`,
    'risks-a-crash': ({ chance }) => `neemt het kleinste risico, vrij ${chance}`,
    'coasts-to-repair': ({ damage }) =>
      `raakt geen dobbelsteen aan om te herstellen, dan nog schade ${damage}`,
    'rounds-buoy': ({ buoy }) => `rondt boei ${buoy}`,
    finishes: 'gaat voor de finish',
    'is-forced': 'kan geen andere kant op',
    'crashes-least': ({ damage }) => `neemt de lichtste crash, schade ${damage}`,
    'stops-behind': ({ name }) => `sluit aan achter ${name}`,
    'turns-in-place': 'draait eerst op de plaats',
    'heads-for-buoy': ({ buoy }) => `vaart op boei ${buoy} af`,
    'heads-for-line': 'vaart op de lijn af',
    'plays-safe': 'kon niet kiezen en speelt op veilig',
  },
};
