/** The reveal of a course: the string runs round the buoys in order and back to the line. */
import { useEffect, useState } from 'react';
import { headingsAcross, type Progress } from '../../../../engine';
import type { GameStoreState } from '../../../../store/game';
import { formatString, tautString } from '../../../geometry/string';
import { CourseString } from '../../../lake/live/CourseString';
import { useGame } from '../../../stores';
import type { Tempo } from '../timing';
import { revealMs } from '../timing';
import { marksOf } from './courseLayer';

const ALL_ROUNDED: Progress = { started: true, rounded: 3, counts: [1, 1, 1], finished: false };

/** The string of a boat that has rounded everything and is back on the line. */
function selectCoursePath({ shown, intro }: GameStoreState): string | null {
  if (!shown || intro !== 'reveal') return null;
  const { course, lake } = shown;
  const [heading] = headingsAcross(course.lineHeading, course.finishTo);
  const string = tautString(marksOf(lake, course), { at: course.line[1], heading, progress: ALL_ROUNDED });
  return string && formatString(string);
}

export function RevealLayer({ tempo }: { tempo: Tempo }) {
  const path = useGame(selectCoursePath);
  return path && <RunningString key={path} path={path} ms={revealMs(tempo)} />;
}

function RunningString({ path, ms }: { path: string; ms: number }) {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const begin = performance.now();
    let frame = requestAnimationFrame(function run(now) {
      const share = ms > 0 ? Math.min(1, (now - begin) / ms) : 1;
      setDrawn(share);
      if (share < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [ms]);
  return <CourseString path={path} drawn={drawn} />;
}
