/** One pass over prepared inputs; answers how many operations it made. */
export type Pass = () => number;

export interface Figure {
  readonly name: string;
  /** Draws the inputs of one measurement. */
  readonly prepare: () => Pass;
}

let sum = 0;

/** Keeps results alive, or the optimiser would drop the work. */
export function consume(answer: number): void {
  sum += answer;
}

/** What all passes have added up to; nonsense if the engine is. */
export function sumOfAnswers(): number {
  return sum;
}
