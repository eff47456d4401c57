/** Reading the values of a solved course: what a place is worth, and what to do there. */
import { isSunkBy } from '../../engine/damage';
import { rolledCount, speedOf, type DiceChoice, type Face } from '../../engine/dice';
import { ALL_HEADINGS, HEADINGS, type Heading, type Space } from '../../engine/hex';
import { waysAt, type Scene, type Way } from '../../engine/legal';
import { AT_START, type Progress } from '../../engine/rounding';
import { remainingRoute, type RemainingRoute } from '../../engine/route';
import { startSpaces } from '../../engine/waters';
import { distinctChoices, keptBy } from '../choices';
import { FINISHED, OFF_CHAIN, STAGES, stageOf } from './chain';
import { FIRST_OF_SPEED, HANDS, HAND_COUNT, MOST_DICE, handDice, handOf } from './hands';
import { OFF_DELAY, OFF_PACE, buildModel, type Model, type Problem } from './model';
import { ROLLS, SINKING_TURNS, TurnSolver } from './turn';

/** A boat as far as its worth depends on it. */
export interface Sailor {
  readonly at: Space;
  readonly heading: Heading;
  readonly dice: readonly Face[];
  readonly damage: number;
  readonly progress: Progress;
}

export interface StartAdvice {
  readonly at: Space;
  readonly heading: Heading;
  /** Expected turns to the finish. */
  readonly value: number;
}

export interface ChoiceAdvice {
  readonly choice: DiceChoice;
  /** Expected turns to the finish, this one included. */
  readonly value: number;
}

export interface HeadingAdvice {
  readonly way: Way;
  /** Expected turns to the finish after this one. */
  readonly value: number;
}

/** More than six dice are not solved: the boat is thought to lose one a turn. */
const TURNS_PER_EXTRA_DIE = 1;

/** What a way is worth once it is sailed with these dice; less is better. */
export type Worth = (way: Way, dice: readonly Face[]) => number;

export class Par {
  readonly problem: Problem;
  private readonly model: Model;
  private readonly solver: TurnSolver;
  private route: RemainingRoute | undefined;
  private readonly worth: Worth = (way, dice) => this.valueAfter(way, dice);

  constructor(
    problem: Problem | Model,
    private readonly values: Float32Array,
  ) {
    this.model = 'moves' in problem ? problem : buildModel(problem);
    this.problem = this.model.problem;
    this.solver = new TurnSolver(this.model, values);
  }

  /** Expected turns to the finish at the beginning of a turn; a sinking counts 40. */
  value({ at, heading, dice, damage, progress }: Sailor): number {
    const stage = stageOf(progress);
    if (stage === FINISHED) return 0;
    if (isSunkBy(damage)) return SINKING_TURNS;
    const number = this.model.numberOf[at];
    if (stage === OFF_CHAIN || number < 0) return this.offValue(at, progress);
    const hand = handOf(dice);
    if (hand === undefined) {
      const kept = dice.toSorted((a, b) => b - a).slice(0, MOST_DICE);
      const extra = (dice.length - MOST_DICE) * TURNS_PER_EXTRA_DIE;
      return extra + this.value({ at, heading, dice: kept, damage, progress });
    }
    return this.valueOfHand(stage, number, heading, damage, hand);
  }

  private valueOfHand(stage: number, number: number, heading: Heading, damage: number, hand: number): number {
    const { firstOf, layer } = this.model;
    const first = firstOf[number * HEADINGS + heading];
    if (first + hand < firstOf[number * HEADINGS + heading + 1]) {
      return this.values[(damage * STAGES + stage) * layer + first + hand];
    }
    // Only a boat held up by another one lies here with such dice.
    this.solver.solve({ stage, number, heading, damage }, HANDS);
    return this.solver.turns[hand];
  }

  private offValue(at: Space, progress: Progress): number {
    this.route ??= remainingRoute(this.model.waters);
    return OFF_DELAY + this.route.stepsFrom(at, progress) / OFF_PACE;
  }

  /** The start spaces and headings nobody has taken, best first. */
  starts({ boats, damage }: { boats: readonly { at: Space }[]; damage: number }): StartAdvice[] {
    const { waters, problem } = this.model;
    return startSpaces(waters, problem.course)
      .filter((space) => boats.every(({ at }) => at !== space))
      .flatMap((at) =>
        ALL_HEADINGS.map((heading) => ({
          at,
          heading,
          value: this.value({ at, heading, dice: [], damage, progress: AT_START }),
        })),
      )
      .sort((a, b) => a.value - b.value);
  }

  /** The headings a boat may take now, best first: other boats hold it up where they lie. */
  headings(scene: Scene, seat: number, worth: Worth = this.worth): HeadingAdvice[] {
    const boat = scene.boats[seat];
    return waysAt({ state: scene, seat, boat, speed: speedOf(boat.dice) })
      .filter(({ isAllowed }) => isAllowed)
      .map((way) => ({ way, value: worth(way, boat.dice) }))
      .sort((a, b) => a.value - b.value);
  }

  /** Expected turns to the finish after a way was sailed with these dice. */
  valueAfter(way: Way, dice: readonly Face[]): number {
    const { to, heading, damageAfter, progress, crash } = way;
    return this.value({ at: to, heading, dice: crash > 0 ? [] : dice, damage: damageAfter, progress });
  }

  /** All dice choices of a boat, best first; none for more than six dice or off the usual course. */
  choices(scene: Scene, seat: number, worth: Worth = this.worth): ChoiceAdvice[] {
    const { dice, damage, progress } = scene.boats[seat];
    if (dice.length > MOST_DICE || stageOf(progress) >= STAGES) return [];
    const most = Math.min(MOST_DICE, dice.length + 1);
    const { solver } = this;
    const rolled = this.worthByHand(scene, seat, damage, most, worth);
    const isRepairing = solver.isRepairing(damage);
    const coasting = isRepairing ? this.worthByHand(scene, seat, damage - 1, most, worth) : rolled;
    solver.rolled.set(rolled);
    solver.chooseDice(most);
    const advice: ChoiceAdvice[] = [];
    for (const choice of distinctChoices(dice, scene.rules)) {
      const rolls = rolledCount(choice);
      const kept = handOf(keptBy(dice, choice));
      if (kept === undefined || HAND_COUNT[kept] + rolls > most) continue;
      const isCoasting = choice.adjust === 'keep' && rolls === 0;
      const value = isCoasting ? coasting[kept] : solver.choices[kept * ROLLS + rolls];
      advice.push({ choice, value: 1 + value });
    }
    return advice.sort((a, b) => a.value - b.value);
  }

  /** By hand after the roll: the least worth among the allowed ways. */
  private worthByHand(scene: Scene, seat: number, damage: number, most: number, worth: Worth): Float64Array {
    const byHand = new Float64Array(HANDS).fill(Infinity);
    for (let speed = 0; speed <= 3 * most; speed++) {
      let ways: readonly Way[] | undefined;
      for (let hand = FIRST_OF_SPEED[speed]; hand < FIRST_OF_SPEED[speed + 1]; hand++) {
        if (HAND_COUNT[hand] > most) continue;
        const dice = handDice(hand);
        // A single die comes first in its row, and with power turns it alone has more ways.
        if (!ways || HAND_COUNT[hand - 1] === 1) {
          ways = waysAt({ state: scene, seat, boat: { ...scene.boats[seat], damage, dice }, speed });
        }
        for (const way of ways) if (way.isAllowed) byHand[hand] = Math.min(byHand[hand], worth(way, dice));
      }
    }
    return byHand;
  }
}
