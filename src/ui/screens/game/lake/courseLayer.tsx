/** Rounding lines, start and finish, buoys: they change with the course and with whose turn it is. */
import { useMemo } from 'react';
import type { Course, GameState, Lake } from '../../../../engine';
import type { GameStoreState } from '../../../../store/game';
import { chartCourseMarks, type CourseMarks } from '../../../geometry/courseMarks';
import { roundingFill } from '../../../geometry/string';
import { CourseBuoys, CourseLines, type Target } from '../../../lake/live/CourseLayers';
import { useGame } from '../../../stores';
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

export function BuoysLayer({ sight }: { sight: LakeSight }) {
  const marks = useGame(selectMarks);
  const target = useGame(selectTarget);
  const boat = useGame(selectActiveBoat);
  const fill = useMemo(() => marks && boat && roundingFill(marks, boat), [marks, boat]);
  return (
    marks && (
      <CourseBuoys
        marks={marks}
        target={target}
        fillShare={fill?.share ?? 0}
        fillFrom={fill?.from ?? 0}
        fillSweep={fill?.sweep ?? 0}
        unitPx={sight.unitPx}
        floorPx={sight.floorPx}
        viewRotation={sight.viewRotation}
      />
    )
  );
}
