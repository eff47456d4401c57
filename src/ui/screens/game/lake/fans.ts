/** What a roll to come may bring, as the lake draws it. */
import type { HeadingOdds } from '../../../../bots/odds';
import { roomOfFans, type Fan, type PreviewRoom } from '../../../geometry/previewRoom';
import type { FanStop } from '../../../geometry/previews';
import type { Turn } from '../turn';

/** The spaces a clear roll stops on. */
function stopsOf({ odds }: Turn, { reach }: HeadingOdds): FanStop[] {
  if (!odds) return [];
  return odds.speeds
    .filter(({ speed }) => speed <= reach)
    .map(({ speed, ways }) => ({ steps: speed, chance: ways / odds.total }));
}

export function fanOf(turn: Turn, way: HeadingOdds): Fan {
  const isSure = way.clear === turn.odds?.total;
  return { heading: way.heading, stops: stopsOf(turn, way), cutAfter: isSure ? null : way.reach };
}

/** What the fans of all ways take up; null when nothing is to be rolled. */
export function roomOfFan(turn: Turn): PreviewRoom | null {
  return (
    turn.odds &&
    roomOfFans(
      turn.boat.at,
      turn.odds.headings.map((way) => fanOf(turn, way)),
    )
  );
}
