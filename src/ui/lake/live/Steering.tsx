import { memo, useMemo } from 'react';
import { HEADINGS, type Heading, type Space, type Way } from '../../../engine';
import { HEX_WIDTH, type ViewBox } from '../../geometry/board';
import { pillSize, placeLabels, type Circle } from '../../geometry/labels';
import { along, directionOf, pointOfSpace } from '../../geometry/plane';
import type { PreviewRoom } from '../../geometry/previewRoom';
import { previewShape } from '../../geometry/previews';
import type { LakeSide } from '../../styles/palette';
import { Leader, Pill, type PillTone } from './Pill';
import { textSize, type Readability } from './text';
import { WayPreview } from './WayPreview';
import { Wedge } from './Wedge';

type Emphasis = 'dim' | 'strong' | 'none';

function emphasisOf(heading: Heading, looked: Heading | null): Emphasis {
  if (looked === null) return 'none';
  return heading === looked ? 'strong' : 'dim';
}

/** Steps of 60° to the left of the bow, from -2 to 3. */
function turnsTo(heading: Heading, bow: Heading): number {
  const turns = (heading - bow + HEADINGS) % HEADINGS;
  return turns > 3 ? turns - HEADINGS : turns;
}

export interface WedgesProps {
  from: Space;
  ways: readonly Way[];
  speed: number;
  side: LakeSide;
  unitPx: number;
  looked: Heading | null;
  /** `fan`: the roll is still to come, so the wedges only show where to. */
  stage: 'ways' | 'fan';
  labelOf: (way: Way) => string;
  onPreview: (heading: Heading | null) => void;
  onGo: (heading: Heading) => void;
}

/** The wedges of all ways, as buttons: below string and buoys. */
export const Wedges = memo(function Wedges(props: WedgesProps) {
  const { from, ways, speed, side, unitPx, looked, stage, labelOf, onPreview, onGo } = props;
  const isOnly = ways.filter(({ isAllowed }) => isAllowed).length === 1;
  return (
    <g data-wedges={ways.length}>
      {ways.map((way) => {
        const { kind, disc } = previewShape(way, speed);
        return (
          <Wedge
            key={way.heading}
            from={from}
            heading={way.heading}
            kind={stage === 'fan' ? 'clear' : kind}
            side={side}
            unitPx={unitPx}
            end={stage === 'fan' || speed === 0 ? 0 : (disc?.x ?? 0)}
            emphasis={emphasisOf(way.heading, looked)}
            mark={stage === 'ways' && isOnly && way.isAllowed ? 'only' : 'none'}
            label={labelOf(way)}
            onPreview={onPreview}
            onGo={onGo}
          />
        );
      })}
    </g>
  );
});

export interface WayPreviewsProps extends Readability {
  from: Space;
  /** Where the bow points now. */
  bow: Heading;
  ways: readonly Way[];
  speed: number;
  side: LakeSide;
  /** Beyond it nothing can be seen. */
  edge?: ViewBox | undefined;
  looked: Heading | null;
}

/** The lines and discs of all ways: above string and buoys, below the boats. */
export const WayPreviews = memo(function WayPreviews(props: WayPreviewsProps) {
  const { from, bow, ways, speed, side, edge, looked, unitPx, floorPx, viewRotation } = props;
  return (
    <g>
      {ways.map((way) => (
        <WayPreview
          key={way.heading}
          from={from}
          way={way}
          speed={speed}
          turns={turnsTo(way.heading, bow)}
          side={side}
          edge={edge}
          emphasis={emphasisOf(way.heading, looked)}
          unitPx={unitPx}
          floorPx={floorPx}
          viewRotation={viewRotation}
        />
      ))}
    </g>
  );
});

export interface WayPill {
  readonly heading: Heading;
  /** Already translated. */
  readonly text: string;
  readonly tone: PillTone;
}

export interface WayPillsProps extends Readability {
  from: Space;
  pills: readonly WayPill[];
  /** Boats and buoys that words must not cover. */
  obstacles: readonly Circle[];
  /** What the previews take up, from `roomOfWays` or `roomOfFans`. */
  room: PreviewRoom;
  bounds: ViewBox;
  looked: Heading | null;
}

const PILL_TEXT = 15.5;
const BOAT_ROOM = 0.75 * HEX_WIDTH;

/** The words of all ways, placed clear of everything that carries a rule. */
export const WayPills = memo(function WayPills(props: WayPillsProps) {
  const { from, pills, obstacles, room, bounds, looked, viewRotation, unitPx, floorPx } = props;
  const fontSize = textSize(PILL_TEXT, { unitPx, floorPx });
  const places = useMemo(() => {
    const here = pointOfSpace(from);
    return placeLabels(
      pills.map(({ heading, text }) => {
        const own = room.circles.filter((mark) => mark.heading === heading);
        return {
          marks: own.length > 0 ? own : [{ at: along(here, directionOf(heading), HEX_WIDTH), radius: 0 }],
          strangers: room.circles.filter((mark) => mark.heading !== heading),
          ...pillSize(text, fontSize),
        };
      }),
      {
        obstacles: [...obstacles, ...room.circles, { at: here, radius: BOAT_ROOM }],
        runs: room.runs,
        bounds,
        viewRotation,
      },
    );
  }, [from, pills, obstacles, room, bounds, viewRotation, fontSize]);
  return (
    <g>
      {pills.map(({ heading, text, tone }, index) => (
        <g key={heading} opacity={emphasisOf(heading, looked) === 'dim' ? 0.45 : undefined}>
          <Leader runs={places[index].leader} />
          <Pill
            x={places[index].at.x}
            y={places[index].at.y}
            text={text}
            tone={tone}
            fontSize={fontSize}
            viewRotation={viewRotation}
          />
        </g>
      ))}
    </g>
  );
});
