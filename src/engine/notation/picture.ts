/** The picture of a position: its signs make a lake with a course. */
import { layCourse, type Course } from '../course';
import { ALL_HEADINGS, COLUMNS, ROWS, neighbour, spaceAt, type Heading, type Space } from '../hex';
import type { Lake, Spot } from '../lake';

const POND_ROW = 25;
const MOST_PICTURE_ROWS = POND_ROW - 2;
const BUOYS_TO_FINISH = 5;

export interface Picture {
  readonly rows: readonly string[];
  readonly marks: ReadonlyMap<string, Space>;
}

export function readPicture(lines: readonly string[]): Picture {
  if (lines.length > ROWS) throw new Error(`A picture has at most ${ROWS} rows, not ${lines.length}.`);
  const marks = new Map<string, Space>();
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const hexes = (lines[row] ?? '').replaceAll(/\s/g, '');
    for (const [column, sign] of [...hexes].entries()) {
      if (!'.#'.includes(sign)) marks.set(sign, spaceAt(column, row));
    }
    return hexes.replaceAll(/[a-f0-3F]/g, '.').padEnd(COLUMNS, '#');
  });
  return { rows, marks };
}

function lineHeadingBetween(start: Space, finish: Space): Heading {
  const found = ALL_HEADINGS.find((heading) => {
    let space = start;
    for (let step = 0; step < BUOYS_TO_FINISH && space >= 0; step++) space = neighbour(space, heading);
    return space === finish;
  });
  if (found === undefined) throw new Error('F must lie five spaces from 0 in a straight line.');
  return found;
}

/** A course in a pond below the picture. */
function pondCourse(): Course {
  const at = (column: number) => spaceAt(column, POND_ROW);
  return {
    letter: 'A',
    spots: [at(2), at(12), at(16), at(20)],
    start: at(2),
    lineHeading: 0,
    line: [at(3), at(4), at(5), at(6)],
    finish: at(7),
    buoys: [
      { at: at(12), arrow: 'left' },
      { at: at(16), arrow: 'left' },
      { at: at(20), arrow: 'left' },
    ],
    startTo: 'left',
    finishTo: 'left',
  };
}

export function layPicture(picture: Picture): { lake: Lake; course: Course } {
  const marked = (sign: string) => picture.marks.get(sign);
  const [start, finish] = [marked('0'), marked('F')];
  const lakeWith = (rows: readonly string[], spots: readonly Spot[]): Lake => ({
    code: 'position',
    side: 'standard',
    rows,
    spots: { A: spots, B: spots, C: spots },
  });
  if (start === undefined || finish === undefined) {
    const isTooTall = picture.rows.findLastIndex((row) => row.includes('.')) >= MOST_PICTURE_ROWS;
    if (isTooTall) throw new Error(`A picture without buoys has at most ${MOST_PICTURE_ROWS} rows.`);
    const pond = `##${'.'.repeat(6)}`.padEnd(COLUMNS, '#');
    const course = pondCourse();
    const spots = course.spots.map((at): Spot => ({ at, lineHeading: 0 }));
    return { lake: lakeWith(picture.rows.with(POND_ROW, pond), spots), course };
  }
  const lineHeading = lineHeadingBetween(start, finish);
  const spots = ['0', '1', '2', '3'].map((sign): Spot => {
    const at = marked(sign);
    if (at === undefined) throw new Error(`Buoy ${sign} is missing.`);
    return { at, lineHeading };
  });
  const lake = lakeWith(picture.rows, spots);
  return { lake, course: layCourse({ lake, letter: 'A', order: [0, 1, 2, 3] }) };
}
