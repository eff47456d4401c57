/** Wedges to tap, the previews of where they lead, and their words. */
import { useCallback, useMemo } from 'react';
import type { HeadingOdds } from '../../../../bots/odds';
import { ASHORE, SINKING_DAMAGE, speedOf, turn as turned, type Way } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { HEX_WIDTH, VIEW_BOXES } from '../../../geometry/board';
import type { Circle } from '../../../geometry/labels';
import { pointOfSpace } from '../../../geometry/plane';
import { roomOfFans, roomOfWays, type Fan } from '../../../geometry/previewRoom';
import type { FanStop } from '../../../geometry/previews';
import { FanPreview } from '../../../lake/live/FanPreview';
import { WayPills, WayPreviews, Wedges, type WayPill } from '../../../lake/live/Steering';
import { TurnArrows } from '../../../lake/live/TurnArrows';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { danger, sureness } from '../chances';
import { useTurn, type Turn } from '../turn';
import { notesOfWay, titleOfWay } from '../ways';
import type { LakeSight } from './sight';

const selectHighlighted = (store: GameStoreState) => store.highlighted;
const NO_WAYS: readonly Way[] = [];
const BOAT_ROOM = 0.62 * HEX_WIDTH;
const BUOY_ROOM = 25;

/** The speed the ways are drawn for: that of the dice that stay. */
function speedOfWays({ boat, draft, state }: Turn): number {
  return speedOf(
    state.phase === 'steering' ? boat.dice : boat.dice.filter((_, index) => index !== draft.removed),
  );
}

/** Ways that can be taken now; none while something is being shown or a bot thinks. */
function waysToTake({ isBusy, isBot, ways }: Turn): readonly Way[] {
  return isBusy || isBot ? NO_WAYS : (ways ?? NO_WAYS);
}

export function WedgesLayer({ sight }: { sight: LakeSight }) {
  const turn = useTurn();
  const words = useWords();
  const { go, highlight } = useGameActions();
  const looked = useGame(selectHighlighted);
  const labelOf = useCallback(
    (way: Way) =>
      words.race.way.wedge({ way: titleOfWay(turn, way, words), notes: notesOfWay(turn, way, words) }),
    [turn, words],
  );
  return (
    <Wedges
      from={turn.boat.at}
      ways={waysToTake(turn)}
      speed={speedOfWays(turn)}
      side={sight.side}
      unitPx={sight.unitPx}
      looked={looked}
      stage="ways"
      labelOf={labelOf}
      onPreview={highlight}
      onGo={go}
    />
  );
}

/** A boat without dice may turn in place although its first die is armed (R5.5). */
export function SpotArrows({ unitPx, fingerPx }: Pick<LakeSight, 'unitPx' | 'fingerPx'>) {
  const { boat, waysOnSpot, isBusy, isBot } = useTurn();
  const { turnOnSpot } = useGameActions();
  const words = useWords();
  const onTurn = useCallback(
    (steps: 1 | -1) => void turnOnSpot(turned(boat.heading, steps)),
    [turnOnSpot, boat.heading],
  );
  if (!waysOnSpot || isBusy || isBot) return null;
  const label = (way: 'left' | 'right') => `${words.common.ways[way].title}, ${words.race.way.turnOnly}`;
  return (
    <TurnArrows
      at={boat.at}
      heading={boat.heading}
      unitPx={unitPx}
      fingerPx={fingerPx}
      bow="plain"
      leftLabel={label('left')}
      rightLabel={label('right')}
      onTurn={onTurn}
    />
  );
}

export function PreviewsLayer({ sight }: { sight: LakeSight }) {
  const turn = useTurn();
  const looked = useGame(selectHighlighted);
  return (
    <>
      {!turn.isBusy &&
        turn.odds?.headings.map((way) => (
          <FanPreview
            key={way.heading}
            from={turn.boat.at}
            {...fanOf(turn, way)}
            side={sight.side}
            unitPx={sight.unitPx}
            floorPx={sight.floorPx}
            viewRotation={sight.viewRotation}
          />
        ))}
      <WayPreviews
        from={turn.boat.at}
        bow={turn.boat.heading}
        ways={waysToTake(turn)}
        speed={speedOfWays(turn)}
        side={sight.side}
        looked={looked}
        unitPx={sight.unitPx}
        floorPx={sight.floorPx}
        viewRotation={sight.viewRotation}
      />
    </>
  );
}

/** The spaces a clear roll stops on. */
function stopsOf({ odds }: Turn, { reach }: HeadingOdds): FanStop[] {
  if (!odds) return [];
  return odds.speeds
    .filter(({ speed }) => speed <= reach)
    .map(({ speed, ways }) => ({ steps: speed, chance: ways / odds.total }));
}

function fanOf(turn: Turn, way: HeadingOdds): Fan {
  const isSure = way.clear === turn.odds?.total;
  return { heading: way.heading, stops: stopsOf(turn, way), cutAfter: isSure ? null : way.reach };
}

function pillOf(turn: Turn, way: Way, words: Catalogue): WayPill | null {
  const text = words.race.way;
  const at = { heading: way.heading, steps: way.isAllowed ? way.path.length : way.reach };
  if (!way.isAllowed) return { ...at, text: text.crashAt({ reach: way.reach }), tone: 'forbidden' };
  if (way.crash > 0) {
    const damage = text.damageAfter({ damage: way.damageAfter, most: SINKING_DAMAGE });
    return { ...at, text: way.sinks ? `${text.sinks} · ${damage}` : damage, tone: 'crash' };
  }
  if (way.behind === null) return null;
  const name = nameOfPlayer(turn.state.setup.players[way.behind], words);
  return { ...at, text: text.stopsBehind({ name }), tone: 'plain' };
}

function chancePillOf(turn: Turn, way: HeadingOdds, words: Catalogue): WayPill {
  const risk = danger(turn, way, words);
  const steps = stopsOf(turn, way).at(-1)?.steps ?? 0;
  const isClosed = way.clear === 0 && way.crashes === 0;
  return {
    heading: way.heading,
    steps,
    text: risk ?? sureness(turn, way, words),
    tone: risk ? 'crash' : isClosed ? 'forbidden' : 'plain',
  };
}

function pillsOf(turn: Turn, words: Catalogue): WayPill[] {
  if (turn.isBusy) return [];
  if (turn.odds) return turn.odds.headings.map((way) => chancePillOf(turn, way, words));
  if (speedOfWays(turn) === 0) return [];
  return waysToTake(turn).flatMap((way) => pillOf(turn, way, words) ?? []);
}

function obstaclesOf({ state }: Turn): Circle[] {
  const { course, boats } = state;
  const buoys = [course.start, course.finish, ...course.buoys.map(({ at }) => at)];
  return [
    ...boats.filter(({ at }) => at !== ASHORE).map(({ at }) => ({ at: pointOfSpace(at), radius: BOAT_ROOM })),
    ...buoys.map((at) => ({ at: pointOfSpace(at), radius: BUOY_ROOM })),
  ];
}

export function PillsLayer({ sight }: { sight: LakeSight }) {
  const turn = useTurn();
  const words = useWords();
  const looked = useGame(selectHighlighted);
  const pills = useMemo(() => pillsOf(turn, words), [turn, words]);
  const obstacles = useMemo(() => obstaclesOf(turn), [turn]);
  const room = useMemo(
    () =>
      turn.odds
        ? roomOfFans(
            turn.boat.at,
            turn.odds.headings.map((way) => fanOf(turn, way)),
          )
        : roomOfWays(turn.boat.at, waysToTake(turn), speedOfWays(turn)),
    [turn],
  );
  if (pills.length === 0) return null;
  return (
    <WayPills
      from={turn.boat.at}
      pills={pills}
      obstacles={obstacles}
      room={room}
      bounds={VIEW_BOXES.lake}
      looked={looked}
      unitPx={sight.unitPx}
      floorPx={sight.floorPx}
      viewRotation={sight.viewRotation}
    />
  );
}
