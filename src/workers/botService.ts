/** The work of the bot worker, apart from the worker itself. */
import { adviseOn, type Advice } from '../bots/advice';
import { decideSafely } from '../bots/decide';
import { botNamed } from '../bots/roster';
import { ParLibrary, keyOfProblem, problemOf } from '../bots/solver/library';
import type { GameState } from '../engine/state';
import type { BotReply, BotRequest } from './botProtocol';

export class BotService {
  private readonly library = new ParLibrary();
  private sailing: Pick<GameState, 'lake' | 'course'> | undefined;
  private key = '';

  /** Answers a request for a decision or for advice; tables need no answer. */
  handle(request: BotRequest): BotReply | undefined {
    if (request.type === 'tables') {
      this.library.add(request.problem, request.tables);
      return undefined;
    }
    const { id } = request;
    const state = this.recognise(request.state);
    if (request.type === 'advise') return { type: 'advised', id, advice: this.advise(state) };
    const bot = botNamed(request.name, this.library.parOf);
    return { type: 'decided', id, decision: decideSafely(bot, state, request.seed) };
  }

  private advise(state: GameState): Advice | null {
    const par = this.library.parOf(state);
    try {
      return par ? adviseOn(state, par) : null;
    } catch {
      return null;
    }
  }

  /** A state that has travelled is a copy, but charts of a course are found by its identity: give it the known one. */
  private recognise(state: GameState): GameState {
    const key = keyOfProblem(problemOf(state));
    if (!this.sailing || key !== this.key) {
      this.sailing = { lake: state.lake, course: state.course };
      this.key = key;
    }
    return { ...state, ...this.sailing };
  }
}
