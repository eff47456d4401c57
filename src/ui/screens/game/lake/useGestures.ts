import { useEffect, useState, type RefObject } from 'react';
import type { Point } from '../../../geometry/board';
import { panView, type View } from '../../../geometry/camera';

const WHEEL_STEP = 1.0016;
/** A finger that moves less than this was meant as a tap. */
const DRAG_PX = 8;

interface Gestures {
  readonly look: (change: (view: View) => View) => void;
  readonly zoomAbout: (factor: number, about: Point) => void;
}

/** Wheel and pinch zoom, a drag pans; a short touch stays a tap for what lies under it. */
export function useGestures(
  window: RefObject<HTMLDivElement | null>,
  { look, zoomAbout }: Gestures,
): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const touches = new Map<number, Point>();
    let travelled = 0;
    let hasDragged = false;

    const locate = (event: MouseEvent): Point => {
      const bounds = element.getBoundingClientRect();
      return { x: event.clientX - bounds.left, y: event.clientY - bounds.top };
    };
    const spread = () => {
      const [a, b] = [...touches.values()];
      return {
        distance: Math.hypot(a.x - b.x, a.y - b.y),
        middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      };
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAbout(WHEEL_STEP ** -event.deltaY, locate(event));
    };
    const onDown = (event: PointerEvent) => {
      touches.set(event.pointerId, locate(event));
      if (touches.size === 1) {
        travelled = 0;
        hasDragged = false;
      }
    };
    const onMove = (event: PointerEvent) => {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now = locate(event);
      const pinch = touches.size === 2 ? spread() : null;
      touches.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < DRAG_PX) return;
      if (!hasDragged) {
        hasDragged = true;
        setDragging(true);
      }
      if (pinch) {
        const after = spread();
        zoomAbout(after.distance / Math.max(1, pinch.distance), after.middle);
      } else if (touches.size === 1)
        look((view) => panView(view, { x: now.x - before.x, y: now.y - before.y }));
    };
    const onUp = (event: PointerEvent) => {
      touches.delete(event.pointerId);
      if (touches.size === 0) setDragging(false);
    };
    /** The click that ends a drag is not a tap on what lies there. */
    const onClick = (event: MouseEvent) => {
      if (!hasDragged) return;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, true);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, true);
    };
  }, [window, look, zoomAbout]);
  return isDragging;
}
