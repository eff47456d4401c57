import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels to one unit of a picture that is fitted into the element. */
export function useUnitPx(element: RefObject<Element | null>, width: number, height: number): number {
  const [unitPx, setUnitPx] = useState(1);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const box = measured.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) setUnitPx(Math.min(box.width / width, box.height / height));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width, height]);
  return unitPx;
}
