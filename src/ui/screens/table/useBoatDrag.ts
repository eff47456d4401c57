import { useRef, useState, type PointerEvent } from 'react';
import type { BoatNumber } from '../../../engine';

/** Below this a finger that trembles would drag. */
const DRAG_PX = 6;

export interface Drag {
  readonly boat: BoatNumber;
  readonly x: number;
  readonly y: number;
}

export interface BoatDrag {
  /** The boat under the finger; null while nothing is dragged. */
  readonly drag: Drag | null;
  readonly handlersFor: (boat: BoatNumber) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
  /** Whether the click that follows was the end of a drag, and so means nothing. */
  readonly takeDragEnd: () => boolean;
}

interface Press {
  readonly boat: BoatNumber;
  readonly x: number;
  readonly y: number;
}

function seatUnder(x: number, y: number): number | null {
  const seat = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  return seat === undefined ? null : Number(seat);
}

/** Drags boats with mouse, pen or finger; a drop outside every seat changes nothing. */
export function useBoatDrag(onDrop: (boat: BoatNumber, seat: number) => void): BoatDrag {
  const [press, setPress] = useState<Press | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const hasJustDropped = useRef(false);

  function stop() {
    setPress(null);
    setDrag(null);
  }

  return {
    drag,
    handlersFor: (boat) => ({
      onPointerDown: (event) => {
        hasJustDropped.current = false;
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPress({ boat, x: event.clientX, y: event.clientY });
      },
      onPointerMove: ({ clientX: x, clientY: y }) => {
        if (!press) return;
        if (drag || Math.hypot(x - press.x, y - press.y) > DRAG_PX) setDrag({ boat: press.boat, x, y });
      },
      onPointerUp: ({ clientX, clientY }) => {
        if (drag) {
          hasJustDropped.current = true;
          const seat = seatUnder(clientX, clientY);
          if (seat !== null) onDrop(drag.boat, seat);
        }
        stop();
      },
      onPointerCancel: stop,
    }),
    takeDragEnd: () => {
      const isDrop = hasJustDropped.current;
      hasJustDropped.current = false;
      return isDrop;
    },
  };
}
