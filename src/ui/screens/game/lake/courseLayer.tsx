/** Rounding lines, start and finish, buoys: they change with the course and with whose turn it is. */
import { useMemo } from 'react';
import type { Course, GameState, Lake } from '../../../../engine';
import type { GameStoreState } from '../../../../store/game';
import { chartCourseMarks, type CourseMarks } from '../../../geometry/courseMarks';
import { distanceOf } from '../../../geometry/plane';
import { roundingFill } from '../../../geometry/string';
import { CourseBuoys, CourseLines, type Target } from '../../../lake/live/CourseLayers';
import { useGame } from '../../../stores';
import { revealMs, type Tempo } from '../timing';
import type { LakeSight } from './sight';

const charted = new WeakMap<Course, CourseMarks>();

/** The picture of a course, charted once. */
export function marksOf(lake: Lake, course: Course): CourseMarks {
  let marks = charted.get(course);
  if (!marks) {
    marks = chartCourseMarks(lake, course);
    charted.set(course, marks);
  }
  return marks;
}

const selectMarks = ({ shown }: GameStoreState) => shown && marksOf(shown.lake, shown.course);

function isRacing({ phase }: GameState): boolean {
  return phase === 'dice' || phase === 'steering';
}

/** What the active boat makes for. */
function selectTarget({ shown }: GameStoreState): Target {
  if (!shown || !isRacing(shown)) return null;
  const { started, rounded } = shown.boats[shown.activeSeat].progress;
  return started ? (rounded as Target) : null;
}

const selectActiveBoat = ({ shown }: GameStoreState) =>
  shown && isRacing(shown) ? shown.boats[shown.activeSeat] : null;

export function LinesLayer({ sight }: { sight: LakeSight }) {
  const marks = useGame(selectMarks);
  const target = useGame(selectTarget);
  return marks && <CourseLines marks={marks} side={sight.side} target={target} />;
}

/** When the string that reveals a course comes to each buoy. */
function passingTimes({ line, buoys }: CourseMarks, ms: number): number[] {
  const points = [line.middle, ...buoys.map(({ buoy }) => buoy), line.middle];
  const legs = points.slice(1).map((point, index) => distanceOf(points[index], point));
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  let gone = 0;
  return buoys.map((_, index) => {
    gone += legs[index];
    return Math.round((ms * gone) / whole);
  });
}

export function BuoysLayer({ sight, tempo }: { sight: LakeSight; tempo: Tempo }) {
  const marks = useGame(selectMarks);
  const target = useGame(selectTarget);
  const boat = useGame(selectActiveBoat);
  const isRevealed = useGame(({ intro }) => intro === 'reveal');
  const ms = revealMs(tempo);
  const arrowDelays = useMemo(
    () => (marks && isRevealed && ms > 0 ? passingTimes(marks, ms) : null),
    [marks, isRevealed, ms],
  );
  const fill = useMemo(() => marks && boat && roundingFill(marks, boat), [marks, boat]);
  return (
    marks && (
      <CourseBuoys
        marks={marks}
        target={target}
        fillShare={fill?.share ?? 0}
        fillFrom={fill?.from ?? 0}
        fillSweep={fill?.sweep ?? 0}
        arrowDelays={arrowDelays}
        unitPx={sight.unitPx}
        floorPx={sight.floorPx}
        viewRotation={sight.viewRotation}
      />
    )
  );
}
