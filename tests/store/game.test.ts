import { describe, expect, it, vi } from 'vitest';
import { KEEP_ALL, legalWays } from '../../src/engine';
import { ECHO_REACH, HAND_OVER_GUARD_MS, type Input } from '../../src/store/game';
import { formatSavedGame, openGame } from '../../src/store/savedGames';
import { finalWays } from '../../src/store/preview';
import { memoryStorage, type KeyValueStorage } from '../../src/store/storage';
import { imageOf, newBench, playOn, startGame, stateIn, type Bench } from './playing';

function headingIn(bench: Bench) {
  const way = legalWays(stateIn(bench)).find(({ isAllowed }) => isAllowed);
  if (!way) throw new Error('no way');
  return way.heading;
}

function reopened({ store, storage }: Bench): Bench {
  const again = newBench({ storage });
  const opened = again.store.getState().open(store.getState().game?.id ?? '');
  expect(opened?.ok).toBe(true);
  return again;
}

describe('saving', () => {
  it('comes before anything is shown', () => {
    const storage = memoryStorage();
    const bench = newBench({ storage });
    startGame(bench);
    const seen: number[] = [];
    const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      seen.push(bench.store.getState().game?.record.actions.length ?? -1);
    });
    const actions = bench.store.getState().game?.record.actions.length ?? 0;
    bench.store.getState().roll();
    expect(seen).toEqual([actions]);
    expect(write.mock.calls[0][1]).toContain('"type":"roll"');
    expect(bench.store.getState().game?.record.actions.length).toBe(actions + 1);
  });

  it('gives the same state and the same faces after a reload at any moment', () => {
    const bench = newBench();
    startGame(bench, { players: 4, races: 2, rules: ['power-turn', 'wear-and-tear'] });
    for (let step = 0; step < 60; step++) {
      playOn(bench, 3);
      const again = reopened(bench);
      expect(imageOf(stateIn(again))).toBe(imageOf(stateIn(bench)));
      expect(again.store.getState().shown).toEqual(stateIn(bench));
      expect(again.store.getState().draft).toEqual(bench.store.getState().draft);
    }
  });

  it('holds a roll that is still being shown', () => {
    const bench = newBench({ isAnimated: true });
    startGame(bench);
    bench.store.getState().endIntro();
    bench.store.getState().endIntro();
    bench.store.getState().roll();
    expect(bench.store.getState().queue).toHaveLength(1);
    expect(bench.store.getState().shown?.phase).toBe('dice');
    expect(stateIn(reopened(bench)).phase).toBe('steering');
    bench.store.getState().showNext();
    expect(bench.store.getState().shown?.phase).toBe('steering');
  });

  it.each([
    [
      'full',
      {
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      },
    ],
    [
      'forbidden',
      {
        setItem: () => {
          throw new Error('SecurityError');
        },
        getItem: () => {
          throw new Error('SecurityError');
        },
        removeItem: () => {
          throw new Error('SecurityError');
        },
        key: () => {
          throw new Error('SecurityError');
        },
      },
    ],
  ])('on a storage that is %s lets the game go on and says so once', (_, broken) => {
    const storage: KeyValueStorage = { ...memoryStorage(), length: 3, ...broken };
    const bench = newBench({ storage });
    let told = 0;
    bench.store.subscribe((now, before) => {
      if (now.hasStorageProblem !== before.hasStorageProblem) told++;
    });
    startGame(bench);
    playOn(bench, 12);
    expect(bench.store.getState().hasStorageProblem).toBe(true);
    expect(told).toBe(1);
    expect(stateIn(bench).boats.some(({ turns }) => turns > 1)).toBe(true);
  });
});

describe('the guard at hand-over', () => {
  it('lets two taps 120 ms apart be one move', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().roll();
    const mover = stateIn(bench).activeSeat;
    const heading = headingIn(bench);
    bench.store.getState().go(heading);
    const after = imageOf(stateIn(bench));
    bench.clock.now += 120;
    bench.store.getState().toggleAdded();
    bench.store.getState().roll();
    bench.store.getState().go(heading);
    bench.store.getState().retire();
    expect(imageOf(stateIn(bench))).toBe(after);
    expect(stateIn(bench).activeSeat).not.toBe(mover);
    expect(bench.store.getState().draft.adjust).toBe('add');
    bench.clock.now += HAND_OVER_GUARD_MS - 120;
    bench.store.getState().roll();
    expect(imageOf(stateIn(bench))).not.toBe(after);
  });

  it('also guards the last boat from its own second tap', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().retire();
    bench.clock.now += 1000;
    bench.store.getState().roll();
    bench.store.getState().go(headingIn(bench));
    expect(stateIn(bench).phase).toBe('dice');
    const after = imageOf(stateIn(bench));
    const again = finalWays(stateIn(bench), KEEP_ALL)?.find(({ isAllowed }) => isAllowed);
    if (!again) throw new Error('no way');
    bench.clock.now += 120;
    bench.store.getState().go(again.heading);
    expect(imageOf(stateIn(bench))).toBe(after);
    bench.clock.now += HAND_OVER_GUARD_MS;
    bench.store.getState().go(again.heading);
    expect(imageOf(stateIn(bench))).not.toBe(after);
  });

  describe('where nothing is shown', () => {
    const SPOT: Input = { kind: 'tap', x: 500, y: 300 };
    const near = (px: number): Input => ({ kind: 'tap', x: 500 + px, y: 300 });

    /** A turn has just been ended by one input; another follows, which wants to roll. Answers whether it did. */
    function rollsAfter(first: Input, second: Input, { ms = 120, isAnimated = false } = {}): boolean {
      let input: Input = first;
      const bench = newBench({ isAnimated, lastInput: () => input });
      startGame(bench);
      const { endIntro, roll, go, showAll } = bench.store.getState();
      endIntro();
      endIntro();
      roll();
      showAll();
      go(headingIn(bench));
      showAll();
      const after = imageOf(stateIn(bench));
      bench.clock.now += ms;
      input = second;
      bench.store.getState().roll();
      return imageOf(stateIn(bench)) !== after;
    }

    it('a second tap in the same place means nothing, wherever that is', () => {
      expect(rollsAfter(SPOT, SPOT)).toBe(false);
      expect(rollsAfter(SPOT, near(ECHO_REACH - 1))).toBe(false);
      expect(rollsAfter(SPOT, SPOT, { ms: HAND_OVER_GUARD_MS - 1 })).toBe(false);
      expect(rollsAfter(SPOT, SPOT, { ms: HAND_OVER_GUARD_MS })).toBe(true);
    });

    it('a tap elsewhere counts at once', () => {
      expect(rollsAfter(SPOT, near(ECHO_REACH), { ms: 1 })).toBe(true);
    });

    it('keys are guarded one by one', () => {
      const enter: Input = { kind: 'key', key: 'Enter' };
      expect(rollsAfter(enter, enter)).toBe(false);
      expect(rollsAfter(enter, { kind: 'key', key: 'PageDown' })).toBe(true);
      expect(rollsAfter(enter, SPOT)).toBe(true);
    });

    it('where moves are shown every tap waits', () => {
      expect(rollsAfter(SPOT, near(400), { isAnimated: true })).toBe(false);
      expect(rollsAfter(SPOT, near(400), { isAnimated: true, ms: HAND_OVER_GUARD_MS })).toBe(true);
    });

    it('remembers the taps of two players who are quick after each other', () => {
      let input: Input = SPOT;
      const bench = newBench({ lastInput: () => input });
      startGame(bench, { players: 3 });
      const { roll, go } = bench.store.getState();
      roll();
      go(headingIn(bench));
      bench.clock.now += 60;
      input = near(300);
      roll();
      go(headingIn(bench));
      const after = imageOf(stateIn(bench));
      bench.clock.now += 60;
      input = SPOT;
      roll();
      expect(imageOf(stateIn(bench))).toBe(after);
    });
  });

  it('takes no taps while a move is shown or a race is introduced', () => {
    const bench = newBench({ isAnimated: true });
    startGame(bench);
    const before = imageOf(stateIn(bench));
    expect(bench.store.getState().intro).toBe('start-roll');
    bench.store.getState().roll();
    expect(imageOf(stateIn(bench))).toBe(before);
    bench.store.getState().endIntro();
    expect(bench.store.getState().intro).toBe('reveal');
    bench.store.getState().endIntro();
    bench.store.getState().roll();
    const rolled = imageOf(stateIn(bench));
    bench.store.getState().go(headingIn(bench));
    expect(imageOf(stateIn(bench))).toBe(rolled);
  });
});

describe('taps', () => {
  it('refuse a forbidden choice without a trace', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().roll();
    const before = imageOf(stateIn(bench));
    const boat = stateIn(bench).boats[stateIn(bench).activeSeat];
    const backwards = ((boat.heading + 3) % 6) as typeof boat.heading;
    expect(bench.store.getState().go(backwards)?.code).toBe('heading-not-offered');
    expect(imageOf(stateIn(bench))).toBe(before);
  });

  it('roll nothing when nothing is chosen, and steer nothing while a roll is chosen', () => {
    const bench = newBench();
    startGame(bench);
    const before = imageOf(stateIn(bench));
    bench.store.getState().go(stateIn(bench).boats[stateIn(bench).activeSeat].heading);
    expect(imageOf(stateIn(bench))).toBe(before);
    bench.store.getState().clearDraft();
    bench.store.getState().roll();
    expect(imageOf(stateIn(bench))).toBe(before);
  });

  it('are a whole turn when no die rolls', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().clearDraft();
    const seat = stateIn(bench).activeSeat;
    bench.store.getState().go(stateIn(bench).boats[seat].heading);
    expect(stateIn(bench).activeSeat).not.toBe(seat);
  });

  it('hand a seat to a bot and keep that, too', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().handSeat(1, 'skipper');
    expect(reopened(bench).store.getState().game?.table.bots).toEqual([null, 'skipper']);
  });

  it('move people round the screen in the middle of a game', () => {
    const bench = newBench();
    startGame(bench);
    bench.store.getState().changeSeating('table');
    expect(bench.store.getState().game?.table.seating).toBe('table');
    expect(reopened(bench).store.getState().game?.table.seating).toBe('table');
  });
});

describe('games from outside', () => {
  it('are saved under a new name and shown as they stand', () => {
    const bench = newBench();
    startGame(bench, { seed: 'other' });
    playOn(bench, 10);
    const opened = openGame(bench.storage, 'id1');
    if (!opened?.ok) throw new Error('not saved');
    const again = newBench();
    const imported = again.store.getState().importText(formatSavedGame(opened.saved));
    expect(imported.ok).toBe(true);
    expect(imageOf(stateIn(again))).toBe(imageOf(stateIn(bench)));
    expect(openGame(again.storage, 'id1')?.ok).toBe(true);
  });

  it('leave the running game alone when they are none', () => {
    const bench = newBench();
    startGame(bench);
    const { game } = bench.store.getState();
    expect(bench.store.getState().importText('{"version":1}').ok).toBe(false);
    expect(bench.store.getState().game).toBe(game);
  });
});
