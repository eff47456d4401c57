/** What the screen reader says at a turn, a roll and a move: short enough to hear out. */
import { SINKING_DAMAGE } from '../engine/damage';
import type { Face } from '../engine/dice';
import type { Heading } from '../engine/hex';
import type { Way } from '../engine/legal';
import type { Milestone } from '../engine/movement';
import type { Hand } from '../engine/rounding';
import type { GameEvent } from '../engine/state';
import type { Catalogue } from './catalogue';
import { nameAt, rollOf, scoresOf, type Names } from './describe';
import { turnBetween, type Bearing, type Turn } from './turns';

/** Longer ones are cut off by the next event before they have been heard. */
export const LONGEST_ANNOUNCEMENT = 240;

const most = SINKING_DAMAGE;

/** The most important sentences first in `rank`; the least important ones are left out until the rest fits. */
interface Spoken {
  readonly text: string;
  readonly rank: number;
}

function fitted(sentences: readonly Spoken[]): string {
  let kept = [...sentences];
  const spoken = () => kept.map(({ text }) => text).join(' ');
  while (spoken().length > LONGEST_ANNOUNCEMENT && kept.length > 1) {
    const least = Math.max(...kept.map(({ rank }) => rank));
    const last = kept.findLastIndex(({ rank }) => rank === least);
    kept = kept.filter((_, index) => index !== last);
  }
  const text = spoken();
  return text.length > LONGEST_ANNOUNCEMENT ? `${text.slice(0, LONGEST_ANNOUNCEMENT - 1)}…` : text;
}

/** Where something on the lake is, seen from the boat. */
interface Sighting {
  readonly away: number;
  readonly bearing: Bearing;
}

export interface TurnReport {
  readonly name: string;
  readonly dice: readonly Face[];
  readonly speed: number;
  readonly damage: number;
  readonly target:
    | { readonly kind: 'start' }
    | ({ readonly kind: 'buoy'; readonly buoy: number; readonly hand: Hand } & Partial<Sighting>)
    | ({ readonly kind: 'finish' } & Partial<Sighting>);
  readonly ways: readonly {
    readonly turn: Turn;
    readonly reach: number;
    readonly obstacle?: 'island' | 'shore' | 'buoy' | undefined;
  }[];
}

/** What has to be done next on the course. */
export function announceTarget(
  { target }: Pick<TurnReport, 'target'>,
  { speech, common }: Catalogue,
): string {
  if (target.kind === 'start') return speech.toStart;
  const { away: n, bearing } = target;
  const isSeen = n !== undefined && bearing !== undefined;
  if (target.kind === 'finish') {
    return isSeen ? speech.toFinishAway({ n, bearing: common.bearings[bearing] }) : speech.toFinish;
  }
  const { buoy, hand } = target;
  return isSeen
    ? speech.toBuoyAway({ buoy, hand, n, bearing: common.bearings[bearing] })
    : speech.toBuoy({ buoy, hand });
}

/** "Yellow’s turn. Speed 5, dice 3 and 2. …" */
export function announceTurn(report: TurnReport, words: Catalogue): string {
  const { speech, common } = words;
  const { name, dice, speed, damage, ways } = report;
  const situation: Spoken[] = [
    { text: speech.turn({ name }), rank: 0 },
    { text: dice.length > 0 ? speech.speedAndDice({ speed, faces: dice }) : speech.noDice, rank: 1 },
    { text: speech.damage({ damage, most }), rank: damage > 0 ? 3 : 4 },
    { text: announceTarget(report, words), rank: 1 },
  ];
  const inFull = ways.map(({ turn, reach, obstacle }): Spoken => {
    const way = common.ways[turn].title;
    const text = obstacle
      ? speech.freeThen({ way, reach, obstacle: speech.obstacles[obstacle] })
      : speech.free({ way, reach });
    return { text, rank: 2 };
  });
  const full = [...situation, ...inFull];
  if (full.map(({ text }) => text).join(' ').length <= LONGEST_ANNOUNCEMENT) return fitted(full);
  // Five ways of a power turn do not fit with what ends them.
  const items = ways.map(({ turn, reach }) => `${common.ways[turn].bare} ${reach}`);
  return fitted([...situation, { text: speech.freeShort({ items }), rank: 2 }]);
}

export interface OtherReport extends Sighting {
  readonly name: string;
  readonly speed: number;
}

/** Where the other boats are, the first of them first. */
export function announceOthers(others: readonly OtherReport[], { speech, common }: Catalogue): string {
  if (others.length === 0) return speech.noOthers;
  return fitted(
    others.map(({ name, speed, away: n, bearing }, rank) => ({
      text: speech.other({ name, n, bearing: common.bearings[bearing], speed }),
      rank,
    })),
  );
}

type SeenWay = Pick<Way, 'heading' | 'isAllowed' | 'reach' | 'crash' | 'path' | 'behind' | 'sinks'>;

export interface RollReport {
  readonly event: Extract<GameEvent, { type: 'rolled' }>;
  /** The heading of the boat that has to steer now. */
  readonly heading: Heading;
  readonly ways: readonly SeenWay[];
  readonly names: Names;
}

function waySentence(seen: SeenWay, { event, heading, names }: RollReport, words: Catalogue): string {
  const { speech } = words;
  const way = words.common.ways[turnBetween(heading, seen.heading)].title;
  if (seen.sinks && seen.crash > 0) return speech.sinks({ way, spaces: seen.reach });
  if (seen.crash > 0) return speech.crashes({ way, spaces: seen.reach, damage: seen.crash });
  return seen.behind === null
    ? speech.clear({ way, spaces: event.speed })
    : speech.clearBehind({ way, spaces: seen.path.length, name: nameAt(seen.behind, names, words) });
}

/** "Rolled 1 and 3, kept 3. Speed 7. Right 7 is clear. Left and ahead would crash, not allowed." */
export function announceRoll(report: RollReport, words: Catalogue): string {
  const { speech, common } = words;
  const { event, heading, ways } = report;
  const { faces, keep } = rollOf(event);
  const rolled =
    faces.length === 0
      ? speech.nothingRolled
      : keep > 0
        ? speech.rolledKept({ faces, keep })
        : speech.rolled({ faces });
  const bare = (some: readonly SeenWay[]) =>
    some.map((seen) => common.ways[turnBetween(heading, seen.heading)].bare);
  const open = ways.filter(({ isAllowed }) => isAllowed);
  const shut = ways.filter(({ isAllowed }) => !isAllowed);
  const choices =
    event.speed === 0
      ? [{ text: speech.chooseAny({ ways: bare(open) }), rank: 1 }]
      : open.map((seen) => ({ text: waySentence(seen, report, words), rank: 1 }));
  return fitted([
    { text: rolled, rank: 0 },
    { text: speech.speed({ speed: event.speed }), rank: 0 },
    ...choices,
    ...(shut.length > 0 ? [{ text: speech.notAllowed({ ways: bare(shut) }), rank: 2 }] : []),
  ]);
}

/** What is left to do on the course after what happened, as far as it has changed. */
function nextMark(events: readonly GameEvent[], { speech }: Catalogue): Spoken[] {
  const isOver = events.some(({ type }) => type === 'finished' || type === 'sank');
  const last = events.findLast((event) => event.type === 'milestone');
  if (isOver || last?.type !== 'milestone' || last.kind === 'unstarted') return [];
  const buoy = last.kind === 'rounded' ? last.buoy + 1 : Math.max(1, last.buoy);
  return [{ text: buoy > 3 ? speech.nextFinish : speech.nextBuoy({ buoy }), rank: 3 }];
}

function milestoneSentences({ kind, buoy }: Milestone, { speech }: Catalogue): Spoken[] {
  switch (kind) {
    case 'started':
      return [{ text: speech.started, rank: 2 }];
    case 'unstarted':
      return [{ text: speech.unstarted, rank: 2 }];
    case 'rounded':
      return [{ text: speech.rounded({ buoy }), rank: 2 }];
    case 'unrounded':
      return [{ text: speech.unrounded({ buoy }), rank: 2 }];
    case 'finished':
      // Told with the place, by the event that follows.
      return [];
  }
}

function moveSentences(event: GameEvent, names: Names, words: Catalogue): Spoken[] {
  const { speech, common } = words;
  const nameOf = (seat: number) => nameAt(seat, names, words);
  switch (event.type) {
    case 'moved': {
      const { seat, path, reach, speed, behind } = event;
      const turn = turnBetween(event.fromHeading, event.heading);
      const name = nameOf(seat);
      const spaces = path.length;
      const going =
        speed > reach
          ? speech.crashed({ name, spaces: reach })
          : spaces > 0
            ? speech.moved({ name, way: common.ways[turn].bare, spaces })
            : turn === 'ahead'
              ? speech.stayed({ name })
              : speech.turned({ name, way: common.ways[turn].go });
      const stopped =
        behind === null ? [] : [{ text: speech.stoppedBehind({ name: nameOf(behind) }), rank: 4 }];
      return [{ text: going, rank: 0 }, ...stopped];
    }
    case 'milestone':
      return milestoneSentences(event, words);
    case 'crashed':
      return [
        { text: speech.damageNow({ n: event.crash, damage: Math.min(event.damage, most), most }), rank: 1 },
        { text: speech.engineStopped, rank: 4 },
      ];
    case 'sank':
      return [{ text: speech.sank({ name: nameOf(event.seat) }), rank: 1 }];
    case 'finished':
      return [
        {
          text: speech.finished({ name: nameOf(event.seat), place: common.place({ n: event.place }) }),
          rank: 1,
        },
      ];
    case 'repaired':
      return [{ text: speech.repaired({ damage: event.damage, most }), rank: 2 }];
    case 'retired':
      return [{ text: speech.retired({ name: nameOf(event.seat) }), rank: 0 }];
    case 'placed':
      return [{ text: speech.placed({ name: nameOf(event.seat) }), rank: 0 }];
    case 'course-laid':
      return [{ text: speech.courseLaid({ race: event.race, name: nameOf(event.startSeat) }), rank: 0 }];
    case 'race-ended':
      return [
        { text: speech.raceOver({ race: event.race }), rank: 1 },
        { text: speech.points({ items: scoresOf(event.result.points, names, words) }), rank: 5 },
      ];
    case 'game-ended':
      return [{ text: speech.gameOver({ names: event.ranking[0].map(nameOf) }), rank: 1 }];
    case 'rolled':
      return [];
  }
}

/** "Yellow right 7. Rounded buoy 1. Next buoy 2. Red’s turn." `next` is the seat that moves now, if any. */
export function announceMove(
  events: readonly GameEvent[],
  { names, words, next }: { names: Names; words: Catalogue; next?: number | undefined },
): string {
  const said = events.flatMap((event) => moveSentences(event, names, words));
  const isSunk = events.some(({ type }) => type === 'sank');
  const calm = isSunk ? said.filter(({ text }) => text !== words.speech.engineStopped) : said;
  const turn =
    next === undefined ? [] : [{ text: words.speech.turn({ name: nameAt(next, names, words) }), rank: 1 }];
  return fitted([...calm, ...nextMark(events, words), ...turn]);
}

/** A crash or a sinking may interrupt what is being said; everything else waits. */
export function isUrgent(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'crashed' || type === 'sank');
}
