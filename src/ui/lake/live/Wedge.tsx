import { memo, useCallback, useId, useMemo } from 'react';
import type { Heading, Space } from '../../../engine';
import { degreesOf, pointOfSpace } from '../../geometry/plane';
import { wedgeAt, wedgePaths } from '../../geometry/wedges';
import type { LakeSide } from '../../styles/palette';
import { wedgeColors, type WedgeKind } from './colors';
import { FocusRing } from './FocusRing';
import { useSvgButton } from './useSvgButton';

export interface WedgeProps {
  from: Space;
  heading: Heading;
  kind: WedgeKind;
  side: LakeSide;
  unitPx: number;
  /** Board units from the boat to the end of the way: the way to it can be touched as well. */
  end: number;
  /** `dim`: another way is looked at. */
  emphasis?: 'dim' | 'strong' | 'none';
  /** Marks the only way that is left. */
  mark?: 'only' | 'none';
  /** Already translated: what taking this way does. */
  label: string;
  /** The heading while it is looked at, null when no longer. */
  onPreview: (heading: Heading | null) => void;
  onGo: (heading: Heading) => void;
}

/** A sixth of the circle round the boat: touching it takes that way (R6.1). Ways not allowed can be looked at, not taken. */
export const Wedge = memo(function Wedge(props: WedgeProps) {
  const { from, heading, kind, side, unitPx, end, emphasis = 'none', mark = 'none', label } = props;
  const { onPreview, onGo } = props;
  const fade = useId();
  const { area, rim, outerRim, catcher } = useMemo(() => wedgePaths(unitPx, end), [unitPx, end]);
  const { inner, outer } = wedgeAt(unitPx);
  const colors = wedgeColors[side][kind];
  const isForbidden = kind === 'forbidden';
  const go = useCallback(() => onGo(heading), [onGo, heading]);
  const look = useCallback(() => onPreview(heading), [onPreview, heading]);
  const leave = useCallback(() => onPreview(null), [onPreview]);
  const button = useSvgButton({ label, press: go, isDisabled: isForbidden });
  const { x, y } = pointOfSpace(from);
  const strength = emphasis === 'strong' ? 1.35 : 1;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${degreesOf(heading)})`}
      {...button}
      opacity={emphasis === 'dim' ? 0.45 : undefined}
      data-wedge={kind}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx={0} cy={0} r={outer}>
        <stop
          offset={inner / outer}
          stopColor={colors.fill}
          stopOpacity={Math.min(1, colors.inner * strength)}
        />
        <stop
          offset={1}
          stopColor={colors.fill}
          stopOpacity={Math.min(1, colors.outer * strength * strength)}
        />
      </radialGradient>
      <path d={area} fill={`url(#${fade})`} />
      <path
        d={rim}
        fill="none"
        stroke={colors.rim}
        strokeOpacity={emphasis === 'strong' ? 1 : 0.85}
        strokeWidth={isForbidden ? 2.5 : 4}
        strokeLinecap={isForbidden ? 'butt' : 'round'}
        strokeDasharray={isForbidden ? '7 5' : undefined}
      />
      {mark === 'only' && (
        <path d={outerRim} fill="none" stroke={colors.rim} strokeWidth={2} strokeLinecap="round" />
      )}
      <path d={catcher} fill="none" pointerEvents="all" />
      <FocusRing path={area} />
    </g>
  );
});
