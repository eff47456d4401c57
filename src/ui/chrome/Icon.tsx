import { icons, type IconName } from './icons';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** In CSS pixels, before a projector's scale. */
  size?: number;
}

/** A small line drawing beside or instead of words; always decoration, the control carries the name. */
export function Icon({ name, size = 24 }: IconProps) {
  const drawing = icons[name];
  const side = `calc(${size}px * var(--scale))`;
  return (
    <svg
      style={{ width: side, height: side }}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      fill="none"
    >
      <path
        d={drawing.lines}
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {'solid' in drawing && <path d={drawing.solid} fill="currentColor" />}
    </svg>
  );
}
