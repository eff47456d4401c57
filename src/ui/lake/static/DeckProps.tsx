import { GRID_HEIGHT as H, GRID_WIDTH as W } from '../../geometry/board';

export type PropKind = 'bollard' | 'coil' | 'ring' | 'crate';

/** Middle line of the deck. */
const M = 15.6;
/** Between the dice plates, which take x 112–374 and 618–880 at most, y 330–530 left and 500–700 right. */
const PROPS: readonly (readonly [PropKind, number, number])[] = [
  ['coil', 17.5, 17.5],
  ['ring', W - 17.5, 17.5],
  ['crate', 17.5, H - 17.5],
  ['coil', W - 17.5, H - 17.5],
  ['bollard', 88, M],
  ['bollard', 396, M],
  ['bollard', W - 396, M],
  ['bollard', W - 88, M],
  ['bollard', 88, H - M],
  ['bollard', 405, H - M],
  ['bollard', W - 405, H - M],
  ['bollard', W - 88, H - M],
  ['crate', M, 150],
  ['bollard', M, 206],
  ['ring', M, 684],
  ['bollard', M, 736],
  ['bollard', W - M, 140],
  ['coil', W - M, 198],
  ['bollard', W - M, 252],
  ['bollard', W - M, 402],
  ['bollard', W - M, 764],
];

/** One drawing of each kind, to be used as `#id-kind`. */
export function PropShapes({ id }: { readonly id: string }) {
  return (
    <defs>
      <g id={`${id}-bollard`}>
        <circle cx="1.2" cy="2.2" r="5.6" fill="#2A1608" fillOpacity="0.42" />
        <circle r="5.6" fill="#2B333D" />
        <circle r="3.7" fill="#556270" />
        <circle cx="-1.5" cy="-1.8" r="1.3" fill="#DCE4EC" />
      </g>
      <g id={`${id}-coil`} fill="none">
        <circle cx="1.4" cy="2.4" r="9" fill="#2A1608" fillOpacity="0.42" />
        <circle r="9" fill="#EADDA9" />
        <circle r="8.7" stroke="#A98E4F" strokeWidth="0.6" />
        <circle r="6.1" stroke="#A98E4F" strokeWidth="1.2" />
        <circle r="3" stroke="#8A6B3A" strokeWidth="1.7" />
      </g>
      <g id={`${id}-ring`} fill="none" strokeWidth="4.9">
        <circle cx="1.2" cy="2.2" r="5.9" stroke="#2A1608" strokeOpacity="0.42" />
        <circle r="5.9" stroke="#FFFFFF" />
        <circle r="5.9" stroke="#CF1B26" strokeDasharray="4.634 4.634" />
      </g>
      <g id={`${id}-crate`}>
        <rect x="-6" y="-5" width="15" height="14.5" fill="#2A1608" fillOpacity="0.42" />
        <rect x="-7.5" y="-7.2" width="15" height="14.5" fill="#96653A" stroke="#4F2E14" strokeWidth="1.1" />
        <path d="M-7.5-2.4h15M-7.5 2.4h15M-5 -7.2v14.5M5-7.2v14.5" stroke="#4F2E14" strokeWidth="0.9" />
      </g>
    </defs>
  );
}

/** What lies about on a quay; sparse, and never where a player's dice lie. */
export function DeckProps({ id }: { readonly id: string }) {
  return (
    <g>
      <PropShapes id={id} />
      {PROPS.map(([kind, x, y]) => (
        <use key={`${x} ${y}`} href={`#${id}-${kind}`} x={x.toFixed(1)} y={y} />
      ))}
    </g>
  );
}
