import { pictureNaming } from '../chrome/pictureNaming';
import { paper } from '../styles/palette';
import { WORDMARK_HEIGHT, WORDMARK_PATH, WORDMARK_WIDTH } from './wordmarkPath';

export interface WordmarkProps {
  /** Width in CSS pixels, or any CSS width. */
  width?: number | string | undefined;
  /** A poster's lettering has a cream edge and a hard shadow; plain lettering stands on paper. */
  look?: 'plain' | 'poster' | undefined;
  color?: string | undefined;
  /** The game's name; without it the lettering is decoration beside a heading. */
  label?: string | undefined;
}

export function Wordmark({ width = 136, look = 'plain', color = paper.navy, label }: WordmarkProps) {
  return (
    <svg
      style={{ width, height: 'auto' }}
      viewBox={`-6 -6 ${WORDMARK_WIDTH + 12} ${WORDMARK_HEIGHT + 16}`}
      {...pictureNaming(label)}
    >
      {look === 'poster' && (
        <>
          <path d={WORDMARK_PATH} transform="translate(3 7)" fill="#c4713f" opacity={0.45} />
          <path
            d={WORDMARK_PATH}
            transform="translate(0 3)"
            fill="#fff3cf"
            stroke="#fff3cf"
            strokeWidth={6}
            strokeLinejoin="round"
          />
        </>
      )}
      <path d={WORDMARK_PATH} fill={color} />
    </svg>
  );
}
