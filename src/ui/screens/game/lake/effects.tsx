/** Shows committed steps one after the other: dice roll, boats glide, crashes splash. Everything reads the events. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rolledCount, type BoatNumber, type GameEvent, type Heading } from '../../../../engine';
import type { GameStoreState, Step } from '../../../../store/game';
import { HEX_WIDTH, type Point } from '../../../geometry/board';
import { along, degreesOf, directionOf, pointOfSpace } from '../../../geometry/plane';
import { play, type Motion } from '../../../lake/live/motion';
import { Sinking, Splash } from '../../../lake/live/Splash';
import { playSound, type SoundName } from '../../../sound/sounds';
import { useGame, useGameActions, useStores } from '../../../stores';
import { crashMs, glideMs, placeMs, rollMs, sinkMs, type Tempo } from '../timing';
import type { LakeSight } from './sight';

type MovedEvent = Extract<GameEvent, { type: 'moved' }>;

interface SplashAt {
  readonly kind: 'splash';
  readonly at: Point;
}

interface SinkingAt {
  readonly kind: 'sinking';
  readonly at: Point;
  readonly heading: Heading;
  readonly boat: BoatNumber;
}

export interface Effects {
  /** A boat tells where it is drawn, so that it can be moved. */
  readonly register: (seat: number, element: SVGGElement | null) => void;
  readonly seen: readonly (SplashAt | SinkingAt)[];
}

const selectStep = (store: GameStoreState): Step | undefined => store.queue[0];

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function soundsOf(step: Step): SoundName[] {
  return step.events.flatMap((event): SoundName[] => {
    switch (event.type) {
      case 'rolled':
        return event.rerolled.length > 0 || event.adjust === 'add' ? ['roll'] : [];
      case 'moved':
        return event.path.length > 0 ? ['glide'] : [];
      case 'milestone':
        return event.kind === 'rounded' ? ['round'] : [];
      case 'crashed':
        return ['crash'];
      case 'sank':
        return ['sink'];
      case 'finished':
        return ['finish'];
      case 'placed':
        return ['place'];
      default:
        return [];
    }
  });
}

/** The boat's way over the water; the element keeps its end until the state has caught up. */
function glideBoat(element: SVGGElement, { from, to, path }: MovedEvent, tempo: Tempo): Motion {
  const ms = glideMs(path.length, tempo);
  const [start, end] = [pointOfSpace(from), pointOfSpace(to)];
  const frame = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
  const frames = tempo.isStill
    ? [{ opacity: 1 }, { opacity: 0.3 }]
    : [{ transform: frame(start) }, { transform: frame(end) }];
  return play(element, frames, { duration: ms, easing: 'cubic-bezier(.22,.7,.28,1)', fill: 'forwards' });
}

function effectsOf(step: Step): (SplashAt | SinkingAt)[] {
  const move = step.events.find((event) => event.type === 'moved');
  if (!step.events.some((event) => event.type === 'crashed') || !move) return [];
  const { seat, to, heading } = move;
  const ahead = along(pointOfSpace(to), directionOf(heading), 0.78 * HEX_WIDTH);
  const splash: SplashAt = { kind: 'splash', at: ahead };
  const isSunk = step.events.some((event) => event.type === 'sank');
  const boat = step.before.setup.players[seat].boat;
  return isSunk ? [splash, { kind: 'sinking', at: pointOfSpace(to), heading, boat }] : [splash];
}

export function useEffects(tempo: Tempo): Effects {
  const step = useGame(selectStep);
  const { showNext } = useGameActions();
  const { settings } = useStores();
  const elements = useRef(new Map<number, SVGGElement>());
  const [seen, setSeen] = useState<Effects['seen']>([]);

  useEffect(() => {
    if (!step) return undefined;
    const motions: Motion[] = [];
    let isOver = false;

    async function show(present: Step): Promise<void> {
      if (settings.getState().hasSound) for (const sound of soundsOf(present)) playSound(sound);
      if (present.action.type === 'roll') await wait(rollMs(rolledCount(present.action), tempo));
      if (present.action.type === 'place') await wait(placeMs(tempo));
      const move = present.events.find((event) => event.type === 'moved');
      const element = move && elements.current.get(move.seat);
      if (move && element && move.path.length > 0) {
        const motion = glideBoat(element, move, tempo);
        motions.push(motion);
        await motion.done;
      }
      const effects = effectsOf(present);
      if (effects.length > 0 && !isOver) {
        setSeen(effects);
        await wait(effects.length > 1 ? sinkMs(tempo) : crashMs(tempo));
      }
    }

    void show(step).then(() => {
      if (isOver) return;
      setSeen([]);
      // The boat's new place is drawn before its motion lets go of it, or it would flash back for a frame.
      flushSync(showNext);
      for (const motion of motions) motion.cancel();
    });
    return () => {
      isOver = true;
      setSeen([]);
      for (const motion of motions) motion.cancel();
    };
  }, [step, tempo, settings, showNext]);

  // Never another function: every boat is handed it, and would be drawn again.
  const register = useCallback((seat: number, element: SVGGElement | null) => {
    if (element) elements.current.set(seat, element);
    else elements.current.delete(seat);
  }, []);
  return useMemo(() => ({ seen, register }), [seen, register]);
}

export function EffectsLayer({ sight, effects }: { sight: LakeSight; effects: Effects }) {
  return effects.seen.map((effect) =>
    effect.kind === 'splash' ? (
      <Splash key="splash" x={effect.at.x} y={effect.at.y} />
    ) : (
      <Sinking
        key="sinking"
        boat={effect.boat}
        x={effect.at.x}
        y={effect.at.y}
        angle={degreesOf(effect.heading)}
        viewRotation={sight.viewRotation}
      />
    ),
  );
}
