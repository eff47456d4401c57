import { useRef, useState, type PointerEvent } from 'react';
import type { BoatNumber } from '../../../engine';
import { SCREEN_SIDES, type ScreenSide } from '../../../store/table';

/** Below this a finger that trembles would drag. */
const DRAG_PX = 6;

export interface Drag {
  readonly boat: BoatNumber;
  readonly x: number;
  readonly y: number;
  /** What is under the finger. */
  readonly over: DropTarget | null;
}

/** A seat, or a side of the screen where so many seats come before the finger, clockwise. */
export type DropTarget = { readonly seat: number } | { readonly side: ScreenSide; readonly place: number };

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

/** Whether the middle of a box comes before a point, clockwise round the screen (R4.1). */
function isBefore({ left, top, width, height }: DOMRect, side: ScreenSide, x: number, y: number): boolean {
  const [middleX, middleY] = [left + width / 2, top + height / 2];
  switch (side) {
    case 'south':
      return middleX > x;
    case 'west':
      return middleY > y;
    case 'north':
      return middleX < x;
    case 'east':
      return middleY < y;
  }
}

function targetUnder(x: number, y: number, boat: BoatNumber): DropTarget | null {
  const under = document.elementFromPoint(x, y);
  const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  if (seat !== undefined) return { seat: Number(seat) };
  const strip = under?.closest<HTMLElement>('[data-drop]');
  const side = SCREEN_SIDES.find((one) => one === strip?.dataset.side);
  if (!strip || !side) return null;
  const others = [...strip.querySelectorAll<HTMLElement>('[data-seat]')].filter(
    (other) => other.dataset.boat !== String(boat),
  );
  return {
    side,
    place: others.filter((other) => isBefore(other.getBoundingClientRect(), side, x, y)).length,
  };
}

/** Drags boats with mouse, pen or finger; a drop beside every seat and side changes nothing. */
export function useBoatDrag(onDrop: (boat: BoatNumber, target: DropTarget) => void): BoatDrag {
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
        if (!drag && Math.hypot(x - press.x, y - press.y) <= DRAG_PX) return;
        setDrag({ boat: press.boat, x, y, over: targetUnder(x, y, press.boat) });
      },
      onPointerUp: ({ clientX, clientY }) => {
        if (drag) {
          hasJustDropped.current = true;
          const target = targetUnder(clientX, clientY, drag.boat);
          if (target) onDrop(drag.boat, target);
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
