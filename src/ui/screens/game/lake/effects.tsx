/** Shows committed steps one after the other: dice roll, boats glide, crashes splash. Everything reads the events. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  rolledCount,
  SINKING_DAMAGE,
  type BoatNumber,
  type GameEvent,
  type Heading,
} from '../../../../engine';
import type { GameStoreState, Step } from '../../../../store/game';
import { HEX_WIDTH, type Point } from '../../../geometry/board';
import { along, degreesOf, directionOf, pointOfSpace } from '../../../geometry/plane';
import { plateLayout, plateSizes } from '../../../geometry/plates';
import { HoppingCounters } from '../../../lake/live/HoppingCounters';
import { EASE_OUT, play, type Motion } from '../../../lake/live/motion';
import { Sinking, Splash } from '../../../lake/live/Splash';
import { playSound, type SoundName } from '../../../sound/sounds';
import { useGame, useGameActions, useStores } from '../../../stores';
import { crashMs, glideMs, placeMs, rollMs, sinkMs, type Tempo } from '../timing';
import { platePlaces } from './platePlaces';
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

interface CountersAt {
  readonly kind: 'counters';
  readonly at: Point;
  readonly seat: number;
  readonly count: number;
}

type Effect = SplashAt | SinkingAt | CountersAt;

export interface Effects {
  /** A boat tells where it is drawn, so that it can be moved. */
  readonly register: (seat: number, element: SVGGElement | null) => void;
  readonly seen: readonly Effect[];
}

const selectStep = (store: GameStoreState): Step | undefined => store.queue[0];

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** What is heard when a step begins, and what only where the boat has come to a stop. */
function soundsOf(step: Step): { readonly first: SoundName[]; readonly last: SoundName[] } {
  const first: SoundName[] = [];
  const last: SoundName[] = [];
  for (const event of step.events) {
    if (event.type === 'rolled' && (event.rerolled.length > 0 || event.adjust === 'add')) first.push('roll');
    if (event.type === 'moved' && event.path.length > 0) first.push('glide');
    if (event.type === 'placed') first.push('place');
    if (event.type === 'milestone' && event.kind === 'rounded') last.push('round');
    if (event.type === 'crashed') last.push('crash');
    if (event.type === 'sank') last.push('sink');
    if (event.type === 'finished') last.push('finish');
  }
  return { first, last };
}

/** The boat's way over the water; the element keeps its end until the state has caught up. */
function glideBoat(element: SVGGElement, { from, to, path }: MovedEvent, tempo: Tempo): Motion {
  const ms = glideMs(path.length, tempo);
  const [start, end] = [pointOfSpace(from), pointOfSpace(to)];
  const frame = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;
  const frames = tempo.isStill
    ? [{ opacity: 1 }, { opacity: 0.3 }]
    : [{ transform: frame(start) }, { transform: frame(end) }];
  return play(element, frames, { duration: ms, easing: EASE_OUT, fill: 'forwards' });
}

function hide(element: SVGGElement, ms: number): Motion {
  return play(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms, fill: 'forwards' });
}

function effectsOf(step: Step): Effect[] {
  const move = step.events.find((event) => event.type === 'moved');
  const crash = step.events.find((event) => event.type === 'crashed');
  if (!crash || !move) return [];
  const { seat, to, heading } = move;
  const ahead = along(pointOfSpace(to), directionOf(heading), 0.78 * HEX_WIDTH);
  // A boat takes no more counters than sink it.
  const count = Math.min(crash.crash, SINKING_DAMAGE - step.before.boats[seat].damage);
  const effects: Effect[] = [
    { kind: 'splash', at: ahead },
    { kind: 'counters', at: pointOfSpace(to), seat, count },
  ];
  const isSunk = step.events.some((event) => event.type === 'sank');
  const boat = step.before.setup.players[seat].boat;
  return isSunk ? [...effects, { kind: 'sinking', at: pointOfSpace(to), heading, boat }] : effects;
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
      const sounds = soundsOf(present);
      const hear = (names: readonly SoundName[]) => {
        if (settings.getState().hasSound) for (const sound of names) playSound(sound);
      };
      hear(sounds.first);
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
      if (isOver) return;
      hear(sounds.last);
      if (effects.length > 0) {
        setSeen(effects);
        const isSinking = effects.some(({ kind }) => kind === 'sinking');
        const ms = isSinking ? sinkMs(tempo) : crashMs(tempo);
        // What goes down is drawn as an effect; the boat itself is no longer there.
        if (isSinking && element) motions.push(hide(element, ms));
        await wait(ms);
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

interface EffectsLayerProps {
  readonly sight: LakeSight;
  readonly effects: Effects;
  readonly tempo: Tempo;
  /** Where the damage counters lie. */
  readonly pad: Point | null;
}

export function EffectsLayer({ sight, effects, tempo, pad }: EffectsLayerProps) {
  return effects.seen.map((effect) => {
    switch (effect.kind) {
      case 'splash':
        return <Splash key="splash" x={effect.at.x} y={effect.at.y} />;
      case 'counters':
        return (
          pad && !tempo.isStill && <Counters key="counters" from={pad} sight={sight} {...{ effect, tempo }} />
        );
      case 'sinking':
        return (
          <Sinking
            key="sinking"
            boat={effect.boat}
            x={effect.at.x}
            y={effect.at.y}
            angle={degreesOf(effect.heading)}
            viewRotation={sight.viewRotation}
            ms={sinkMs(tempo)}
          />
        );
    }
  });
}

interface CountersProps {
  readonly effect: CountersAt;
  readonly from: Point;
  readonly sight: LakeSight;
  readonly tempo: Tempo;
}

/** To the plate of the boat where the quay is in sight, else to the boat itself. */
function Counters({ effect, from, sight, tempo }: CountersProps) {
  const seats = useGame(({ shown }) => shown?.boats.length ?? 0);
  const place = sight.crop === 'board' ? platePlaces(seats)[effect.seat] : undefined;
  const to = place ? plateLayout(place, plateSizes(sight)).damage : effect.at;
  return <HoppingCounters from={from} to={to} count={effect.count} ms={crashMs(tempo)} />;
}
