/** The view on the lake: the whole of it, or on a phone the active boat; wheel, fingers and keys may look closer. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GameStoreState } from '../../../../store/game';
import { VIEW_BOXES, type Point, type ViewBox } from '../../../geometry/board';
import type { Circle } from '../../../geometry/labels';
import {
  clampView,
  fitView,
  followView,
  panView,
  toScreen,
  zoomView,
  type Follow,
  type View,
} from '../../../geometry/camera';
import { pointOfSpace } from '../../../geometry/plane';
import { useGame, useSettings } from '../../../stores';
import { useTurn } from '../turn';
import { isCharacterKey } from '../keys';
import type { GameLayout } from '../layout';
import { endsOfWays, freeCorner, roomOfMap, seenLake, type MapCorner } from './sightLines';
import { ASHORE, headingsAcross, type Course } from '../../../../engine';

const MOST_ZOOM = 4;
const WHEEL_STEP = 1.0016;
/** A finger that moves less than this was meant as a tap. */
const DRAG_PX = 8;

export interface LakeView {
  readonly view: View;
  readonly isWhole: boolean;
  /** The camera has a boat or the start to show, closer than the whole lake. */
  readonly isFollowing: boolean;
  readonly isDragging: boolean;
  /** The corner in which a small map hides neither the boat nor its ways. */
  readonly mapCorner: MapCorner;
  /** Where words belong, and what else they have to keep off. */
  readonly bounds: ViewBox;
  readonly mapRoom: Circle | null;
  readonly showWhole: () => void;
  /** Back to where the camera rests. */
  readonly showHome: () => void;
}

const selectIntro = (store: GameStoreState) => store.intro;

export function useLakeView(layout: GameLayout, window: RefObject<HTMLDivElement | null>): LakeView {
  const { crop, rotation, lake, kind } = layout;
  const { boat, ways, odds, state } = useTurn();
  const intro = useGame(selectIntro);
  const box = VIEW_BOXES[crop];
  const screen = useMemo(() => ({ width: lake.width, height: lake.height }), [lake.width, lake.height]);
  const whole = useMemo(() => fitView(screen, box, rotation), [screen, box, rotation]);
  const isFollowing = kind === 'phone' && intro === null && boat.at !== ASHORE;
  const isPlacing = kind === 'phone' && intro === null && state.phase === 'placing';
  const ends = useMemo(() => endsOfWays({ boat, ways, odds }), [boat, ways, odds]);
  const home = useMemo(
    () =>
      isFollowing
        ? followView({ screen, box, boat, ends, rotation })
        : isPlacing
          ? followView({ screen, box, ...startFrame(state.course), rotation })
          : whole,
    [isFollowing, isPlacing, state.course, screen, box, boat, ends, rotation, whole],
  );
  // A look around lasts until the turn passes on.
  const turnKey = `${state.race}/${state.activeSeat}/${boat.turns}/${kind}`;
  const [free, setFree] = useState<{ view: View; turnKey: string } | null>(null);
  const view = free?.turnKey === turnKey ? free.view : home;
  const present = useRef({ view, turnKey });
  useEffect(() => {
    present.current = { view, turnKey };
  }, [view, turnKey]);

  const look = useCallback(
    (change: (view: View) => View) => {
      const { view: now, turnKey: key } = present.current;
      const next = clampView(change(now), screen, box);
      present.current = { view: next, turnKey: key };
      setFree({ view: next, turnKey: key });
    },
    [screen, box],
  );
  const zoomAbout = useCallback(
    (factor: number, about: Point) =>
      look((now) =>
        zoomView(now, {
          factor,
          about,
          limits: { smallest: whole.unitPx, largest: whole.unitPx * MOST_ZOOM },
        }),
      ),
    [look, whole.unitPx],
  );
  const showWhole = useCallback(() => setFree({ view: whole, turnKey }), [whole, turnKey]);
  const showHome = useCallback(() => setFree(null), []);
  const isDragging = useGestures(window, { look, zoomAbout });
  const zoom = useCallback(
    (factor: number) => zoomAbout(factor, { x: screen.width / 2, y: screen.height / 2 }),
    [zoomAbout, screen],
  );
  useZoomKeys({ zoom, showWhole });
  // Judged by where the camera rests, so that the map does not jump under a finger that drags the lake.
  const mapCorner = useMemo(
    () =>
      freeCorner(
        // While boats are placed the spaces of the line are what has to be seen.
        (boat.at === ASHORE ? state.course.line.map(pointOfSpace) : [pointOfSpace(boat.at), ...ends]).map(
          (point) => toScreen(home, point),
        ),
        screen,
      ),
    [boat.at, state.course, ends, home, screen],
  );
  const isPhone = kind === 'phone';
  const bounds = useMemo(() => (isPhone ? seenLake(home, screen) : VIEW_BOXES.lake), [isPhone, home, screen]);
  const mapRoom = useMemo(
    () => (isPhone ? roomOfMap(mapCorner, home, screen) : null),
    [isPhone, mapCorner, home, screen],
  );
  const isWhole = Math.abs(view.unitPx - whole.unitPx) < 1e-6;
  return {
    view,
    isWhole,
    isFollowing: isFollowing || isPlacing,
    isDragging,
    mapCorner,
    bounds,
    mapRoom,
    showWhole,
    showHome,
  };
}

/** The line with the spaces behind it, large enough to put a finger on one of them. */
function startFrame({ line, lineHeading, startTo }: Course): Pick<Follow, 'boat' | 'ends'> {
  const at = line[Math.floor(line.length / 2)];
  const [heading] = headingsAcross(lineHeading, startTo);
  return { boat: { at, heading }, ends: line.map(pointOfSpace) };
}

const KEY_STEP = 1.25;

/** Z looks closer, X further away, 0 shows the whole lake. */
function useZoomKeys({ zoom, showWhole }: { zoom: (factor: number) => void; showWhole: () => void }): void {
  const hasCharacterKeys = useSettings((settings) => settings.hasCharacterKeys);
  useEffect(() => {
    if (!hasCharacterKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCharacterKey(event)) return;
      if (event.key === 'z') zoom(KEY_STEP);
      else if (event.key === 'x') zoom(1 / KEY_STEP);
      else if (event.key === '0') showWhole();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasCharacterKeys, zoom, showWhole]);
}

interface Gestures {
  readonly look: (change: (view: View) => View) => void;
  readonly zoomAbout: (factor: number, about: Point) => void;
}

/** Wheel and pinch zoom, a drag pans; a short touch stays a tap for what lies under it. */
function useGestures(window: RefObject<HTMLDivElement | null>, { look, zoomAbout }: Gestures): boolean {
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
