/** The reveal of a course: the string runs round the buoys in order and back to the line. */
import { useEffect, useState } from 'react';
import type { GameStoreState } from '../../../../store/game';
import { courseString, formatString } from '../../../geometry/string';
import { CourseString } from '../../../lake/live/CourseString';
import { useGame } from '../../../stores';
import type { Tempo } from '../timing';
import { revealMs } from '../timing';
import { marksOf } from './courseLayer';

function selectCoursePath({ shown, intro }: GameStoreState): string | null {
  if (!shown || intro !== 'reveal') return null;
  const string = courseString(marksOf(shown.lake, shown.course));
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
