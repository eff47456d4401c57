import { memo, useEffect, useRef, useState } from 'react';
import type { TautString } from '../../geometry/pull';
import { formatString } from '../../geometry/string';
import { CourseString } from './CourseString';
import { prefersReducedMotion, snapSlack } from './motion';

export interface SnappingStringProps {
  string: TautString;
  /** Buoys rounded: when it grows, the string overshoots once and pulls taut. */
  rounded: number;
  /** 0 lets it jump. */
  snapMs: number;
}

/** A boat's string, which snaps taut round a buoy the moment it is rounded. */
export const SnappingString = memo(function SnappingString({ string, rounded, snapMs }: SnappingStringProps) {
  const [slack, setSlack] = useState(0);
  const before = useRef(rounded);
  useEffect(() => {
    const isGrown = rounded > before.current;
    before.current = rounded;
    if (!isGrown || snapMs <= 0 || prefersReducedMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - start) / snapMs);
      setSlack(Math.round(snapSlack(share) * 10) / 10);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      setSlack(0);
    };
  }, [rounded, snapMs]);
  return <CourseString path={formatString(string, slack)} />;
});
