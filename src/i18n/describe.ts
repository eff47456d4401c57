/** Events, refusals, record errors and bots' reasons as sentences, through any catalogue. */
import { SINKING_DAMAGE } from '../engine/damage';
import type { Face } from '../engine/dice';
import type { Heading } from '../engine/hex';
import type { RecordError } from '../engine/record';
import type { GameEvent, Refusal } from '../engine/state';
import type { Catalogue } from './catalogue';
import { turnBetween } from './turns';

/** What players are called, by seat. */
export type Names = readonly string[];

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The faces that came up and the sum of those that stayed. */
export function rollOf({ before, removed, rerolled, dice, adjust }: EventOf<'rolled'>): {
  faces: Face[];
  keep: number;
} {
  const faces: Face[] = [];
  let keep = 0;
  const stayed = before.flatMap((_, index) => (index === removed ? [] : [index]));
  for (const [place, index] of stayed.entries()) {
    if (rerolled.includes(index)) faces.push(dice[place]);
    else keep += dice[place];
  }
  if (adjust === 'add') faces.push(dice[dice.length - 1]);
  return { faces, keep };
}

/** A seat without a name, as in a damaged file, is called by its number. */
export function nameAt(seat: number, names: Names, words: Catalogue): string {
  return names[seat] ?? words.table.seats.seat({ n: seat + 1 });
}

function rollDeed(event: EventOf<'rolled'>, { log }: Catalogue): string {
  const { before, removed, dice, speed } = event;
  const { faces } = rollOf(event);
  if (removed !== null) {
    const face = before[removed];
    return faces.length > 0
      ? log.deeds.removedAndRolled({ face, faces, speed })
      : log.deeds.braked({ face, speed });
  }
  if (faces.length > 0) return log.deeds.rolled({ faces, speed });
  return dice.length > 0 ? log.deeds.kept({ speed }) : log.deeds.waited;
}

function moveDeeds(event: EventOf<'moved'>, names: Names, words: Catalogue): string[] {
  const { deeds } = words.log;
  const turn = turnBetween(event.fromHeading, event.heading);
  const way = words.common.ways[turn].go;
  const spaces = event.path.length;
  const going =
    spaces > 0 ? deeds.went({ way, spaces }) : turn === 'ahead' ? deeds.stayed : deeds.turned({ way });
  return event.behind === null
    ? [going]
    : [going, deeds.stoppedBehind({ name: nameAt(event.behind, names, words) })];
}

function milestoneDeed({ kind, buoy }: EventOf<'milestone'>, { log, race }: Catalogue): string {
  switch (kind) {
    case 'started':
      return log.deeds.started;
    case 'unstarted':
      return log.deeds.unstarted;
    case 'rounded':
      return log.deeds.rounded({ buoy });
    case 'unrounded':
      return log.deeds.unrounded({ buoy });
    case 'finished':
      return race.way.finishes;
  }
}

/** What a boat did, or null for an event that is nobody's deed. */
function deedsOf(event: GameEvent, names: Names, words: Catalogue): string[] | null {
  const { deeds } = words.log;
  const most = SINKING_DAMAGE;
  switch (event.type) {
    case 'placed':
      return [deeds.placed];
    case 'rolled':
      return [rollDeed(event, words)];
    case 'repaired':
      return [deeds.repaired({ damage: event.damage, most })];
    case 'moved':
      return moveDeeds(event, names, words);
    case 'milestone':
      return [milestoneDeed(event, words)];
    case 'crashed':
      return [
        // A boat has no room for more counters than sink it.
        deeds.crashed({ n: event.crash, damage: Math.min(event.damage, most), most }),
      ];
    case 'finished':
      return [deeds.finished({ place: words.common.place({ n: event.place }) })];
    case 'sank':
      return [deeds.sank];
    case 'retired':
      return [deeds.retired];
    case 'course-laid':
    case 'race-ended':
    case 'game-ended':
      return null;
  }
}

/** Each player's points as "Red 4". */
export function scoresOf(points: readonly number[], names: Names, words: Catalogue): string[] {
  return points.map((n, seat) => words.log.score({ name: nameAt(seat, names, words), n }));
}

function sentenceOf(
  event: EventOf<'course-laid' | 'race-ended' | 'game-ended'>,
  names: Names,
  words: Catalogue,
): string {
  const { log } = words;
  switch (event.type) {
    case 'course-laid':
      return log.courseLaid({ race: event.race, name: nameAt(event.startSeat, names, words) });
    case 'race-ended':
      return log.raceEnded({ race: event.race, items: scoresOf(event.result.points, names, words) });
    case 'game-ended': {
      const winners = event.ranking[0].map((seat) => nameAt(seat, names, words));
      const n = event.totals[event.ranking[0][0]];
      return winners.length === 1
        ? log.gameWon({ name: winners[0], n })
        : log.gameShared({ names: winners, n });
    }
  }
}

/** The log's sentences: what a boat does in one go makes one of them. */
export function describeEvents(events: readonly GameEvent[], names: Names, words: Catalogue): string[] {
  const sentences: string[] = [];
  let open: { seat: number; deeds: string[] } | null = null;
  const close = () => {
    if (open) {
      const name = nameAt(open.seat, names, words);
      sentences.push(words.log.sentence({ name, deeds: open.deeds }));
    }
    open = null;
  };
  for (const event of events) {
    const deeds = deedsOf(event, names, words);
    if (deeds === null || !('seat' in event)) {
      close();
      if (!('seat' in event)) sentences.push(sentenceOf(event, names, words));
      continue;
    }
    // The roll and the move that follows it are two stories.
    if (!open || open.seat !== event.seat || event.type === 'moved') {
      close();
      open = { seat: event.seat, deeds };
    } else open.deeds.push(...deeds);
  }
  close();
  return sentences;
}

/** Why something is not allowed. With the heading of the boat, ways are named as seen from it. */
export function describeRefusal(
  refusal: Refusal,
  { names, words, heading }: { names: Names; words: Catalogue; heading?: Heading | undefined },
): string {
  const { refusal: said } = words.errors;
  const waysTo = (from: Heading, headings: readonly Heading[]) =>
    headings.map((to) => words.common.ways[turnBetween(from, to)].go);
  switch (refusal.code) {
    case 'wrong-phase':
      return said.wrongPhase[refusal.phase];
    case 'not-a-start-space':
      return said.notAStartSpace;
    case 'space-taken':
      return said.spaceTaken({ name: nameAt(refusal.seat, names, words) });
    case 'no-such-heading':
      return said.noSuchHeading;
    case 'no-such-die':
      return said.noSuchDie;
    case 'removed-die-rerolled':
      return said.removedDieRerolled;
    case 'rerolled-not-rising':
    case 'removed-without-remove':
      return said.wrongDice;
    case 'too-many-dice':
      return said.tooManyDice({ most: refusal.most });
    case 'heading-not-offered':
      return heading === undefined
        ? said.wayNotAllowed
        : said.headingNotOffered({ ways: waysTo(heading, refusal.offered) });
    case 'heading-forbidden':
      return heading === undefined
        ? said.wayNotAllowed
        : said.headingForbidden({
            way: words.common.ways[turnBetween(heading, refusal.heading)].title,
            reach: refusal.reach,
            ways: waysTo(heading, refusal.allowed),
          });
    case 'race-still-counts':
      return said.raceStillCounts;
  }
}

/** Texts from a file are shown in part: they may be endless. */
const LONGEST_QUOTE = 40;

function quoted(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

export function describeRecordError(error: RecordError, words: Catalogue): string {
  const { record } = words.errors;
  switch (error.code) {
    case 'too-long':
      return record['too-long']({ most: error.most });
    case 'not-json':
    case 'not-a-record':
      return record[error.code];
    case 'unknown-version':
      return record['unknown-version']({ version: quoted(error.version) });
    case 'wrong-shape':
      return error.where === ''
        ? record['not-a-record']
        : record['wrong-shape']({ where: quoted(error.where), expected: quoted(error.expected) });
    case 'boat-taken-twice':
      return record['boat-taken-twice']({ name: words.common.boats[error.boat].name });
    case 'unknown-lake':
      return record['unknown-lake']({ lake: quoted(error.lake) });
    case 'illegal-action':
      return record['illegal-action']({
        n: error.index + 1,
        reason: describeRefusal(error.refusal, { names: [], words }),
      });
  }
}
