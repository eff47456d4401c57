/** Strokes of the icon set on a 24-unit square, two units wide, round caps; `fill` parts are solid. */
interface IconDrawing {
  readonly lines: string;
  readonly solid?: string;
}

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Eight teeth round the middle of the square. */
function gear(): string {
  const corners = Array.from({ length: 8 }, (_, tooth) =>
    [-15, -9, 9, 15].map((degrees, corner) => {
      const angle = ((tooth * 45 + degrees) * Math.PI) / 180;
      const radius = corner === 1 || corner === 2 ? 10 : 7.4;
      return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
    }),
  );
  return `M${corners.flat().join('L')}Z`;
}

const SPEAKER = 'M4 9.5v5h3.2L12 18.5v-13L7.2 9.5Z';
const LENS = `${ring(10.5, 10.5, 6.5)}M15.4 15.4L21 21`;

export const icons = {
  undo: { lines: 'M8.5 4L4 8.5L8.5 13M4.4 8.5H14a5.5 5.5 0 0 1 0 11H9.5' },
  soundOn: { lines: `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.2a8.2 8.2 0 0 1 0 11.6` },
  soundOff: { lines: `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5` },
  menu: { lines: 'M4 6h16M4 12h16M4 18h16' },
  gear: { lines: `${ring(12, 12, 3)}${gear()}` },
  map: { lines: 'M3 6.2L9 3.8L15 6.2L21 3.8V17.8L15 20.2L9 17.8L3 20.2ZM9 4v13.6M15 6.4v13.6' },
  teach: { lines: 'M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.8V16.4Q12 20.4 17.5 16.4V11.8M21.5 9.8v5.4' },
  history: { lines: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.4M4 3.8v4.6h4.6M12 7.8V12l3 2' },
  share: { lines: 'M12 15V3.6M7.8 7.4L12 3.4L16.2 7.4M6.5 11H4.6v9.4h14.8V11h-1.9' },
  reroll: { lines: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7L19.4 8.6M19.6 3.8v4.8h-4.8' },
  lock: { lines: 'M5.5 11h13v9h-13ZM8.2 10.8V7.6a3.8 3.8 0 0 1 7.6 0v3.2M12 14.6v2' },
  unlock: { lines: 'M5.5 11h13v9h-13ZM8.2 10.8V7.2a3.8 3.8 0 0 1 7.4-1.2M12 14.6v2' },
  rotate: {
    lines: 'M4.5 12a7.5 7.5 0 0 1 12.6-5.5L19.5 8.7M19.6 4v4.8h-4.8M19.5 12a7.5 7.5 0 0 1-7.5 7.5',
    solid: ring(12, 12, 1.6),
  },
  flip: { lines: 'M12 3.5v17M9 7L3.6 18H9ZM15 7l5.4 11H15Z' },
  close: { lines: 'M6 6l12 12M18 6L6 18' },
  check: { lines: 'M4.5 12.6L9.8 18L19.6 6.6' },
  flag: { lines: 'M5 21.5V3.5M5 4.2H19.4L16.6 8.6L19.4 13H5' },
  download: { lines: 'M12 3.6v11.2M7.6 10.8L12 15.2L16.4 10.8M4.2 16.8v3.6h15.6v-3.6' },
  upload: { lines: 'M12 15.2V4M7.6 8L12 3.6L16.4 8M4.2 16.8v3.6h15.6v-3.6' },
  trash: { lines: 'M4 6.4h16M9 6.2V3.6h6v2.6M6 6.6L7 20.4H17L18 6.6M10.2 10.4v6M13.8 10.4v6' },
  language: {
    lines: `${ring(12, 12, 8.8)}M3.4 12h17.2M12 3.4c3.6 4.4 3.6 12.8 0 17.2M12 3.4c-3.6 4.4-3.6 12.8 0 17.2`,
  },
  fullScreen: { lines: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' },
  zoomIn: { lines: `${LENS}M10.5 7.8v5.4M7.8 10.5h5.4` },
  zoomOut: { lines: `${LENS}M7.8 10.5h5.4` },
  wholeLake: {
    lines:
      'M3.5 4.5h17v15h-17ZM7 12.6q1.7-1.8 3.4 0t3.4 0 3.4 0M7 8.9q1.7-1.8 3.4 0t3.4 0M7 16.2q1.7-1.8 3.4 0',
  },
  rules: { lines: 'M12 6.2Q8 3.6 3 4.4V18.6Q8 17.8 12 20.4Q16 17.8 21 18.6V4.4Q16 3.6 12 6.2ZM12 6.4v13.8' },
  info: { lines: `${ring(12, 12, 8.8)}M12 11v5.6`, solid: ring(12, 7.8, 1.3) },
  table: { lines: 'M7.5 7.5h9v9h-9ZM12 2.6v4.6M12 16.8v4.6M2.6 12h4.6M16.8 12h4.6' },
  play: { lines: 'M7.5 4.8L18.5 12L7.5 19.2Z', solid: 'M7.5 4.8L18.5 12L7.5 19.2Z' },
  pause: { lines: 'M8.5 5.5v13M15.5 5.5v13' },
  robot: {
    lines: 'M5 9h14v10H5ZM12 8.8V5.4M2.8 12.5v3M21.2 12.5v3M9.5 16h5',
    solid: `${ring(12, 4.2, 1.5)}${ring(9.2, 12.8, 1.4)}${ring(14.8, 12.8, 1.4)}`,
  },
  person: { lines: `${ring(12, 8, 3.9)}M4.4 20.4Q5 13.6 12 13.6T19.6 20.4` },
  arrowRight: { lines: 'M4 12h15.4M13.6 6.2L19.6 12L13.6 17.8' },
  arrowLeft: { lines: 'M20 12H4.6M10.4 6.2L4.4 12L10.4 17.8' },
  plus: { lines: 'M12 5v14M5 12h14' },
  minus: { lines: 'M5 12h14' },
  hint: {
    lines: 'M9 18.2h6M10 21.4h4M8.6 15.6q-.2-1.8-1.6-3.3a6.2 6.2 0 1 1 10 0q-1.4 1.5-1.6 3.3Z',
  },
  odds: { lines: 'M3.5 20.5h17M6.5 17v-4M12 17V5M17.5 17V9.4' },
} as const satisfies Readonly<Record<string, IconDrawing>>;

export type IconName = keyof typeof icons;
