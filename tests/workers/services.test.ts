import { describe, expect, it } from 'vitest';
import { decideSafely } from '../../src/bots/decide';
import { solveCourse } from '../../src/bots/solver/solve';
import { problemOf } from '../../src/bots/solver/library';
import { steer } from '../../src/engine/actions';
import { apply } from '../../src/engine/game';
import { BotService } from '../../src/workers/botService';
import type { SolverReply } from '../../src/workers/solverProtocol';
import { SolverService } from '../../src/workers/solverService';
import { applied, newGame } from '../bots/playing';
import { pond } from '../bots/tinyLake';

/** Collects replies until one of each id is final. */
function listen(solves: number) {
  const replies: SolverReply[] = [];
  let resolve = () => {};
  const all = new Promise<void>((done) => {
    resolve = done;
  });
  const service = new SolverService((reply) => {
    replies.push(structuredClone(reply));
    if (replies.filter(({ type }) => type !== 'progress').length === solves) resolve();
  });
  return { service, replies, all };
}

describe('the solver service', () => {
  it('solves one course after the other and reports on the way', async () => {
    const { service, replies, all } = listen(2);
    service.handle({ type: 'solve', id: 1, problem: pond() });
    service.handle({ type: 'solve', id: 2, problem: pond(['power-turn']) });
    await all;
    const solved = replies.filter(({ type }) => type === 'solved');
    expect(solved.map(({ id }) => id)).toEqual([1, 2]);
    expect(replies.some(({ type }) => type === 'progress')).toBe(true);
    expect(solved[0]).toMatchObject({ tables: { par: solveCourse(pond())?.par } });
  }, 30_000);

  it('stops when it is told to, before and while it works', async () => {
    const { service, replies, all } = listen(2);
    service.handle({ type: 'solve', id: 1, problem: pond() });
    service.handle({ type: 'solve', id: 2, problem: pond() });
    service.handle({ type: 'cancel', id: 2 });
    setTimeout(() => service.handle({ type: 'cancel', id: 1 }), 0);
    await all;
    const ends = replies.filter(({ type }) => type !== 'progress');
    expect(ends).toEqual([
      { type: 'cancelled', id: 1 },
      { type: 'cancelled', id: 2 },
    ]);
  }, 30_000);

  it('says so when a course cannot be solved, and goes on', async () => {
    const { service, replies, all } = listen(2);
    const broken = { ...pond(), lake: { ...pond().lake, rows: [] } };
    service.handle({ type: 'solve', id: 1, problem: broken });
    service.handle({ type: 'solve', id: 2, problem: pond() });
    await all;
    expect(replies.filter(({ type }) => type !== 'progress').map(({ type }) => type)).toEqual([
      'failed',
      'solved',
    ]);
  }, 30_000);
});

describe('the bot service', () => {
  const game = newGame('service', { players: 2 });

  it('decides legally from a copy of the state, the captain with and without tables', () => {
    const service = new BotService();
    let state = game;
    for (let decision = 0; decision < 24; decision++) {
      if (decision === 12) {
        const problem = problemOf(state);
        const tables = solveCourse(problem);
        if (tables) service.handle(structuredClone({ type: 'tables', problem, tables }));
      }
      const reply = service.handle(
        structuredClone({ type: 'decide', id: decision, name: 'captain', state, seed: 's' }),
      );
      if (reply?.type !== 'decided') throw new Error('no decision');
      expect(reply.id).toBe(decision);
      expect(reply.decision.reason).not.toEqual({ code: 'plays-safe' });
      state = applied(state, reply.decision.action);
    }
  }, 30_000);

  it('advises with tables only: the best first, and a line to the finish', () => {
    const service = new BotService();
    let state = game;
    const ask = () => {
      const reply = service.handle(structuredClone({ type: 'advise', id: 7, state }));
      return reply?.type === 'advised' ? reply.advice : undefined;
    };
    while (state.phase === 'placing') {
      const reply = service.handle({ type: 'decide', id: 1, name: 'skipper', state, seed: 's' });
      if (reply?.type === 'decided') state = applied(state, reply.decision.action);
    }
    expect(ask()).toBeNull();
    const problem = problemOf(state);
    const tables = solveCourse(problem);
    if (tables) service.handle(structuredClone({ type: 'tables', problem, tables }));
    for (let turn = 0; turn < 4; turn++) {
      const forDice = ask();
      if (forDice?.kind !== 'dice') throw new Error('no advice on dice');
      const values = forDice.choices.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(forDice.line[0]).toBe(state.boats[state.activeSeat].at);
      expect(forDice.line.length).toBeGreaterThan(10);
      state = applied(state, { type: 'roll', ...forDice.choices[0].choice });
      const forWay = ask();
      if (forWay?.kind !== 'way') throw new Error('no advice on ways');
      expect(forWay.line[0]).toBe(state.boats[state.activeSeat].at);
      state = applied(state, steer(forWay.ways[0].heading));
    }
  }, 60_000);
});

describe('a bot that fails', () => {
  it('is replaced by the safest legal choice, and the reason says so', () => {
    const state = newGame('failing');
    const throwing = {
      name: 'skipper' as const,
      choose: () => {
        throw new Error('lost at sea');
      },
    };
    const cheating = { name: 'skipper' as const, choose: () => ({ action: steer(0) }) };
    for (const bot of [throwing, cheating]) {
      const { action, reason } = decideSafely(bot, state, 's');
      expect(reason).toEqual({ code: 'plays-safe' });
      expect(apply(state, action).ok).toBe(true);
    }
  });
});
