import type { RulebookWords } from '../en/rulebook';

export const rulebook: RulebookWords = {
  short: {
    title: 'In het kort',
    rules: {
      'R0.1':
        'Je vaart om boei 1, 2 en 3 en terug over de lijn. De som van je dobbelstenen is je snelheid: hoe meer dobbelstenen, hoe sneller, en hoe lastiger sturen tussen de eilanden.',
      'R0.2':
        'Een beurt heeft twee stappen: dobbelstenen kiezen en rollen, dan een richting kiezen en varen. Een spel heeft hooguit 3 races, en de latere tellen zwaarder.',
    },
  },
  lake: {
    title: 'Het meer',
    rules: {
      'R2.2':
        'Het meer bestaat uit 6 tegels in willekeurige volgorde, elk gedraaid of niet. De code noemt de ligging.',
      'R2.3':
        'De standaardkant heeft donker water en weinig eilanden. De expertkant heeft licht water en meer land.',
      'R2.5': 'Land, oever en elke boei versperren de weg. Alle andere vakken zijn water.',
    },
  },
  course: {
    title: 'Het parcours',
    rules: {
      'R3.1':
        'Race 1 gebruikt de A-plekken, race 2 de B-plekken, race 3 de C-plekken. De boeien worden er willekeurig over verdeeld.',
      'R3.2':
        'De lijn is 4 vakken lang en ligt tussen boei 0 en de finishboei. Hij is start en finish tegelijk. Alleen over de lange kanten vaar je erin.',
      'R3.3':
        'Elke boei toont een pijl. Linksom: houd de boei links. Rechtsom: houd hem rechts. De pijlen volgen de bochten van het parcours, dus niemand hoeft een hele cirkel te varen.',
      'R3.4': 'Je start naar de kant waar boei 1 ligt. Je finisht vanaf de kant waar boei 3 ligt.',
      'R3.6':
        'Van elke boei loopt een lijn met pijlpunten tot aan de oever. De boei is gerond zodra je die lijn bereikt in de richting van de pijlpunten.',
    },
  },
  start: {
    title: 'De start',
    rules: {
      'R4.1':
        'Voor de eerste race rolt iedereen een dobbelsteen, en het hoogste getal begint; bij gelijk rollen de besten nog eens. Daarna schuift de start elke race een plaats naar links.',
      'R4.2':
        'De boten worden om beurten geplaatst, eerst rechts van de startspeler, dan verder rechtsom. De startspeler plaatst het laatst en is als eerste aan zet. De beurten gaan linksom.',
      'R4.3':
        'Plaats je boot op een vrij vak van de lijn of hooguit 2 vakken erachter. Hij mag naar elk van de 6 zijden van zijn vak wijzen.',
      'R4.4': 'Iedereen start zonder dobbelstenen: snelheid 0.',
      'R4.5':
        'Je bent gestart zodra je de lijn naar voren verlaat. Kom je vóór je eerste boei van voren op de lijn terug, dan moet je opnieuw starten.',
    },
  },
  dice: {
    title: 'Je beurt: dobbelstenen',
    rules: {
      'R5.1': 'Neem een dobbelsteen erbij, doe er een naar keuze weg, of laat het aantal zoals het is.',
      'R5.2':
        'Kies ook welke van je dobbelstenen je opnieuw rolt: geen, een paar of alle. Ze rollen samen met een nieuwe dobbelsteen, één keer per beurt. Elke dobbelsteen toont 1, 2 of 3.',
      'R5.3': 'De som van je dobbelstenen is je snelheid. Je houdt ze tot je volgende beurt.',
      'R5.4': 'Dobbelstenen en schadefiches zijn er altijd genoeg.',
      'R5.5':
        'Zonder dobbelstenen is je snelheid 0: je blijft liggen, maar mag draaien. Ook je laatste dobbelsteen mag weg.',
    },
  },
  move: {
    title: 'Je beurt: richting en varen',
    rules: {
      'R6.1':
        'Vaar rechtdoor of draai eerst 60° naar links of rechts. Tel in elk van de drie richtingen het vrije water tot aan land of een boei. Andere boten tellen niet.',
      'R6.2':
        'Je moet een richting nemen die vrij is voor je hele snelheid. Is die er niet, dan crash je: neem dan de richting met het meeste vrije water. Zijn er meer even lang, kies er dan een.',
      'R6.3':
        'Je boot vaart rechtuit zo ver als je snelheid, of bij een crash zo ver als het water reikt. Daarna wijst hij die kant op.',
      'R6.4':
        'Door andere boten vaar je heen. Zou je op een boot eindigen, dan stop je op het laatste vrije vak ervoor. Dat kost niets, en de andere boot merkt er niets van.',
    },
  },
  damage: {
    title: 'Crash en schade',
    rules: {
      'R7.1':
        'Bij een crash krijg je een schadefiche voor elk vak dat je te snel ging, en je verliest al je dobbelstenen. Een boot in de weg verandert daar niets aan.',
      'R7.2': 'Met 4 of meer schadefiches zinkt je boot en is deze race voor jou voorbij.',
      'R7.3':
        'Voor de volgende race wordt je boot hersteld. Hij begint met evenveel fiches als aan het begin van deze race, plus 1 als hij in deze race schade opliep.',
    },
  },
  rounding: {
    title: 'Ronden en finishen',
    rules: {
      'R8.1':
        'Hoe ver je van een boei blijft, maakt niet uit, ook met eilanden of andere boeien ertussen. Denk aan een touw achter je boot: strak getrokken moet het om de boeien liggen, op volgorde en aan de goede kant.',
      'R8.2': 'Alleen je volgende boei en de boei die je het laatst rondde tellen mee.',
      'R8.3':
        'Vaar je terug over de pijllijn van de laatst geronde boei, dan telt die niet meer. Kruiste je de lijn van de volgende boei verkeerd om, vaar dan eerst terug. Extra rondjes kunnen geen kwaad.',
      'R8.4': 'Eén zet kan meer boeien ronden.',
      'R8.5':
        'Zijn alle 3 boeien gerond, dan finish je zodra je de lijn vanaf de goede kant bereikt. De rest van je zet vaar je nog. Een crash daarna beschadigt je boot voor de volgende race, maar je plaats blijft van jou.',
      'R8.6':
        'De plaatsen volgen de volgorde van finishen. De race eindigt als er geen boot meer op het meer is.',
      'R8.7':
        'Als je aan zet bent, mag je een race opgeven: geen punten. Is er nog maar één boot over die niets meer kan winnen, dan mag de race meteen eindigen.',
    },
  },
  points: {
    title: 'Punten',
    rules: {
      'R9.1':
        'Je krijgt een punt voor elke speler achter je, gezonken boten meegeteld. Race 2 telt dubbel, race 3 driedubbel. Wie vóór de finish zinkt of opgeeft, krijgt niets.',
      'R9.2':
        'Met 2 spelers of met de scorevariant krijgen finishers meer: 1 punt voor elke beurt die ze minder nodig hadden dan de laatste finisher, en 5 voor elke boot die zonk of opgaf. Deze punten worden niet vermenigvuldigd.',
      'R9.3':
        'Wie na de laatste race de meeste punten heeft, wint. Bij gelijke punten telt de betere plaats in de laatste race.',
    },
  },
  options: {
    title: 'Varianten',
    rules: {
      'R10.1': 'Scorevariant: de extra punten van R9.2, ook vanaf 3 spelers.',
      'R10.2': 'Expertmeer: meer land, smaller water.',
      'R10.3':
        'Drijvend herstel: wie geen dobbelsteen toevoegt, wegdoet of opnieuw rolt, levert eerst een schadefiche in. De volgende race begin je met hooguit zoveel fiches als je overhebt.',
      'R10.4': 'Slijtage: elke boot draagt minstens één schadefiche voor elke race die al gevaren is.',
      'R10.5': 'Vrij sturen: elke richting met minstens 1 vrij vak mag, ook als je daar crasht.',
      'R10.6':
        'Scherpe bocht: met precies één dobbelsteen mag je ook 120° draaien. Dan tellen alle vijf richtingen.',
      'R10.7': 'Vijf dobbelstenen: niemand mag een zesde dobbelsteen nemen.',
      'R10.8': 'Eén of twee races: het spel is eerder afgelopen.',
    },
  },
};
