/** Wedges to tap, the previews of where they lead, and their words. */
import { useCallback, useMemo } from 'react';
import type { HeadingOdds } from '../../../../bots/odds';
import { SINKING_DAMAGE, speedOf, type Way } from '../../../../engine';
import type { Catalogue } from '../../../../i18n/catalogue';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import { roomOfWays } from '../../../geometry/previewRoom';
import { FanPreview } from '../../../lake/live/FanPreview';
import { WayPills, WayPreviews, Wedges, type WayPill } from '../../../lake/live/Steering';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { danger, sureness } from '../chances';
import { useTurn, type Turn } from '../turn';
import { notesOfWay, titleOfWay } from '../ways';
import { fanOf, roomOfFan } from './fans';
import { boatsAndBuoys } from './obstacles';
import type { LakeSight } from './sight';
import { spotArrowsOf } from './SpotArrows';

const selectHighlighted = (store: GameStoreState) => store.highlighted;
const NO_WAYS: readonly Way[] = [];

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
        edge={sight.edge}
        looked={looked}
        unitPx={sight.unitPx}
        floorPx={sight.floorPx}
        viewRotation={sight.viewRotation}
      />
    </>
  );
}

function pillOf(turn: Turn, way: Way, words: Catalogue): WayPill | null {
  const text = words.race.way;
  const { heading } = way;
  if (!way.isAllowed) return { heading, text: text.crashAt({ reach: way.reach }), tone: 'forbidden' };
  if (way.crash > 0) {
    const damage = text.damageAfter({
      damage: Math.min(way.damageAfter, SINKING_DAMAGE),
      most: SINKING_DAMAGE,
    });
    return { heading, text: way.sinks ? `${text.sinks} · ${damage}` : damage, tone: 'crash' };
  }
  if (way.behind === null) return null;
  const name = nameOfPlayer(turn.state.setup.players[way.behind], words);
  return { heading, text: text.stopsBehind({ name }), tone: 'plain' };
}

function chancePillOf(turn: Turn, way: HeadingOdds, words: Catalogue): WayPill {
  const risk = danger(turn, way, words);
  const isClosed = way.clear === 0 && way.crashes === 0;
  return {
    heading: way.heading,
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

export function PillsLayer({ sight }: { sight: LakeSight }) {
  const turn = useTurn();
  const words = useWords();
  const looked = useGame(selectHighlighted);
  const pills = useMemo(() => pillsOf(turn, words), [turn, words]);
  const { mapRoom } = sight;
  const obstacles = useMemo(
    () => [...boatsAndBuoys(turn.state), ...spotArrowsOf(turn), ...(mapRoom ? [mapRoom] : [])],
    [turn, mapRoom],
  );
  const room = useMemo(
    () => roomOfFan(turn) ?? roomOfWays(turn.boat.at, waysToTake(turn), speedOfWays(turn)),
    [turn],
  );
  if (pills.length === 0) return null;
  return (
    <WayPills
      from={turn.boat.at}
      pills={pills}
      obstacles={obstacles}
      room={room}
      bounds={sight.bounds}
      looked={looked}
      unitPx={sight.unitPx}
      floorPx={sight.floorPx}
      viewRotation={sight.viewRotation}
    />
  );
}
