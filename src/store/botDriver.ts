/** Plays the bots' seats: asks for decisions one at a time, at a pace people can follow, and never stops a game. */
import type { BotName, Decision } from '../bots/bot';
import { homingAction } from '../bots/homing';
import type { GameState } from '../engine';
import { stateOf, type GameStore } from './game';
import type { InsightStore } from './insight';
import type { SettingsStore } from './settings';
import type { BotLevel, Pace } from './table';

/** So long a bot seems to look at the water before it acts. */
const LOOK_MS: Readonly<Record<Pace, number>> = { normal: 500, fast: 220, instant: 0 };
/** Thinking that takes longer is worth a word. */
const WORTH_A_WORD_MS = 300;

export interface BotDriverParts {
  readonly game: GameStore;
  readonly settings: SettingsStore;
  readonly insight: InsightStore;
  /** Rejects when there is no decision to be had. */
  readonly decide: (question: { name: BotName; state: GameState; seed: string }) => Promise<Decision>;
}

interface Thought {
  readonly state: GameState;
  readonly level: BotLevel;
}

/** The bot that has to act now, with nothing left to be shown; null when it is nobody's or a person's turn. */
function thoughtFor({ game, insight }: BotDriverParts): Thought | null {
  const { game: running, queue, intro } = game.getState();
  if (!running || queue.length > 0 || intro !== null || insight.getState().isPaused) return null;
  const state = stateOf(running);
  const level = running.table.bots[state.activeSeat];
  const isDeciding = state.phase === 'placing' || state.phase === 'dice' || state.phase === 'steering';
  return isDeciding && level ? { state, level } : null;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Starts driving; answers a way to stop. */
export function driveBots(parts: BotDriverParts): () => void {
  const { game, settings, insight, decide } = parts;
  let present: Thought | null = null;

  async function decisionOn({ state, level }: Thought): Promise<Decision> {
    const seed = `${state.setup.seed}/bot`;
    try {
      return await decide({ name: level, state, seed });
    } catch {
      return { action: homingAction(state, seed), reason: { code: 'plays-safe' } };
    }
  }

  async function act(thought: Thought): Promise<void> {
    const word = setTimeout(() => insight.setState({ isThinking: true }), WORTH_A_WORD_MS);
    const look = wait(LOOK_MS[settings.getState().pace]);
    const decision = await decisionOn(thought);
    clearTimeout(word);
    if (present === thought) insight.setState({ isThinking: false });
    await look;
    if (present !== thought) return;
    present = null;
    const refusal = game.getState().playBot(decision.action, decision.reason);
    if (refusal) {
      const seed = `${thought.state.setup.seed}/bot`;
      game.getState().playBot(homingAction(thought.state, seed), { code: 'plays-safe' });
    }
  }

  function consider(): void {
    const next = thoughtFor(parts);
    if (present && next && present.state === next.state && present.level === next.level) return;
    if (present) insight.setState({ isThinking: false });
    present = next;
    if (next) void act(next);
  }

  const stops = [
    game.subscribe(consider),
    insight.subscribe(({ isPaused }, before) => {
      if (isPaused !== before.isPaused) consider();
    }),
  ];
  consider();
  return () => {
    present = null;
    for (const stop of stops) stop();
  };
}
