/** The options of R10, all off by default. */

export const RULE_NAMES = [
  'score-variant',
  'coast-repair',
  'wear-and-tear',
  'free-steering',
  'power-turn',
  'five-dice',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

export interface Rules {
  readonly scoreVariant: boolean;
  readonly coastRepair: boolean;
  readonly wearAndTear: boolean;
  readonly freeSteering: boolean;
  readonly powerTurn: boolean;
  readonly fiveDice: boolean;
}

/** The rules of a game; with 2 players the score variant is always on (R9.2). */
export function rulesFrom(names: readonly RuleName[], players: number): Rules {
  return {
    scoreVariant: players === 2 || names.includes('score-variant'),
    coastRepair: names.includes('coast-repair'),
    wearAndTear: names.includes('wear-and-tear'),
    freeSteering: names.includes('free-steering'),
    powerTurn: names.includes('power-turn'),
    fiveDice: names.includes('five-dice'),
  };
}
