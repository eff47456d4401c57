import { describe, expect, it } from 'vitest';
import { repairOf } from '../../src/engine/damage';
import { FACES, diceAfter, rolledCount, speedOf, type DiceChoice, type Face } from '../../src/engine/dice';
import { legalWays } from '../../src/engine/legal';
import { RULE_NAMES, type RuleName } from '../../src/engine/rules';
import type { GameState } from '../../src/engine/state';
import { oddsOf, sensibleChoices, type ChoiceOdds } from '../../src/bots/odds';
import { randomBot } from '../../src/bots/random';
import { pilotBot } from '../../src/bots/pilot';
import { applied, newGame, playOn } from './playing';

/** Every roll there is, one by one. */
function allRolls(count: number): Face[][] {
  return count === 0 ? [[]] : allRolls(count - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
}

/** The same odds counted roll by roll through the engine. */
function countedOdds(state: GameState, choice: DiceChoice): ChoiceOdds {
  const seat = state.activeSeat;
  const boat = state.boats[seat];
  const rolls = allRolls(rolledCount(choice));
  const isCoasting = choice.adjust === 'keep' && rolls.length === 1;
  const repair = isCoasting ? repairOf({ damage: boat.damage, race: state.race, rules: state.rules }) : 0;
  const after = rolls.map((roll) => {
    const dice = diceAfter(boat.dice, choice, (nth) => roll[nth]);
    const damage = boat.damage - repair;
    const boats = state.boats.with(seat, { ...boat, dice, damage });
    return { speed: speedOf(dice), ways: legalWays({ ...state, phase: 'steering', boats }) };
  });
  type Ways = (typeof after)[number]['ways'];
  const count = (test: (ways: Ways) => boolean) => after.filter(({ ways }) => test(ways)).length;
  const rounds = (way: Ways[number]) => way.progress.rounded > boat.progress.rounded;
  const allowedOf = (ways: Ways) => ways.filter(({ isAllowed }) => isAllowed);
  const speeds = [...new Set(after.map(({ speed }) => speed))].sort((a, b) => a - b);
  const denominator = rolls.length;
  return {
    choice,
    total: rolls.length,
    repair,
    speeds: speeds.map((speed) => ({ speed, ways: after.filter((roll) => roll.speed === speed).length })),
    headings: after[0].ways.map(({ heading, reach }, index) => ({
      heading,
      reach,
      allowed: count((ways) => ways[index].isAllowed),
      forced: count((ways) => ways[index].isAllowed && allowedOf(ways).length === 1),
      clear: count((ways) => ways[index].reach >= speedOfWays(ways)),
      crashes: count((ways) => ways[index].isAllowed && ways[index].crash > 0),
      sinks: count((ways) => ways[index].isAllowed && ways[index].sinks),
      roundsTarget: count((ways) => ways[index].isAllowed && rounds(ways[index])),
      finishes: count((ways) => ways[index].isAllowed && ways[index].progress.finished),
      heldUp: count((ways) => ways[index].isAllowed && ways[index].behind !== null),
      expectedDamage: {
        numerator: after.reduce((sum, { ways }) => sum + (ways[index].isAllowed ? ways[index].crash : 0), 0),
        denominator,
      },
    })),
    clear: count((ways) => allowedOf(ways).some(({ crash }) => crash === 0)),
    crashes: count((ways) => allowedOf(ways).every(({ crash }) => crash > 0)),
    sinks: count((ways) => allowedOf(ways).every(({ sinks }) => sinks)),
    roundsTarget: count((ways) => allowedOf(ways).some(rounds)),
    finishes: count((ways) => allowedOf(ways).some(({ progress }) => progress.finished)),
    expectedDamage: {
      numerator: after.reduce(
        (sum, { ways }) => sum + Math.min(...allowedOf(ways).map(({ crash }) => crash)),
        0,
      ),
      denominator,
    },
  };

  function speedOfWays(ways: Ways): number {
    return after.find((roll) => roll.ways === ways)?.speed ?? Infinity;
  }
}

/** Dice phases of games in which boats sail a while and then play wild. */
function situations(seed: string, rules: readonly RuleName[]): GameState[] {
  const found: GameState[] = [];
  playOn(
    newGame(seed, { players: 4, rules }),
    (state) => {
      const bot =
        (state.boats[state.activeSeat].turns * 7 + state.activeSeat) % 13 === 0 ? randomBot : pilotBot;
      return bot.choose(state, seed).action;
    },
    { mostTurns: 80, seen: (state) => state.phase === 'dice' && found.push(state) },
  );
  return found;
}

describe('the odds of a dice choice', () => {
  it.each([[[]], ...RULE_NAMES.map((rule) => [[rule]]), [[...RULE_NAMES]]])(
    'are those of counting every roll, with the rules %j',
    (rules) => {
      const all = situations(`odds ${rules.join()}`, rules);
      const every = Math.max(1, Math.floor(all.length / 20));
      let crashes = 0;
      let goals = 0;
      for (const state of all.filter((_, index) => index % every === 0)) {
        for (const choice of sensibleChoices(state)) {
          const odds = oddsOf(state, choice);
          expect(odds).toEqual(countedOdds(state, choice));
          crashes += odds.crashes;
          goals += odds.roundsTarget + odds.finishes;
        }
      }
      expect(crashes).toBeGreaterThan(0);
      expect(goals).toBeGreaterThan(0);
    },
    30_000,
  );

  it('see a boat in the way', () => {
    const all = situations('held up', []);
    const heldUp = all.filter((state) =>
      sensibleChoices(state).some((choice) => oddsOf(state, choice).headings.some((each) => each.heldUp > 0)),
    );
    expect(heldUp.length).toBeGreaterThan(0);
  });

  it('hold for six dice and more', () => {
    let state = newGame('six', { players: 2 });
    while (state.phase === 'placing') state = applied(state, pilotBot.choose(state, 's').action);
    const dice: readonly Face[] = [1, 2, 3, 1, 2, 3];
    const boats = state.boats.map((boat) => ({ ...boat, dice }));
    const choice: DiceChoice = { adjust: 'add', removed: null, rerolled: [0, 1, 2, 3] };
    const fast = { ...state, boats };
    expect(oddsOf(fast, choice)).toEqual(countedOdds(fast, choice));
    expect(oddsOf(fast, choice).total).toBe(243);
  });
});
