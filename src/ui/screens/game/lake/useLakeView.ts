/** The view on the lake: the whole of it, or on a phone the active boat; wheel, fingers and keys may look closer. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GameStoreState } from '../../../../store/game';
import { PHONE_BOX, VIEW_BOXES, type Point, type ViewBox } from '../../../geometry/board';
import type { Circle } from '../../../geometry/labels';
import {
  clampView,
  fitView,
  followView,
  toScreen,
  zoomView,
  type Follow,
  type View,
} from '../../../geometry/camera';
import { distanceOf, pointOfSpace } from '../../../geometry/plane';
import { useGame, useSettings } from '../../../stores';
import { useTurn } from '../turn';
import { isCharacterKey } from '../keys';
import type { GameLayout } from '../layout';
import { useGestures } from './useGestures';
import { endsOfWays, freeCorner, roomOfMap, seenLake, type MapCorner } from './sightLines';
import { ASHORE, headingsAcross, type Course } from '../../../../engine';

const MOST_ZOOM = 4;
/** A view so close to another counts as the same. */
const NEARLY = { scale: 0.02, pixels: 6 };

export interface LakeView {
  readonly view: View;
  readonly isWhole: boolean;
  /** Somebody looked around: what the camera has to show is elsewhere, or larger. */
  readonly isAway: boolean;
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
  const box = kind === 'phone' ? PHONE_BOX : VIEW_BOXES[crop];
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
  const isAway =
    Math.abs(view.unitPx / home.unitPx - 1) > NEARLY.scale ||
    distanceOf(view.origin, home.origin) > NEARLY.pixels;
  return {
    view,
    isWhole,
    isAway,
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
