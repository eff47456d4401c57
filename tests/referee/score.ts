/** What a race leaves behind: counters (R7.3) and points (R9). */

/** R7.3, then coast repair, then wear and tear. */
export function carriedBy(
  boat: { readonly countersAtStart: number; readonly counters: number; readonly wasDamaged: boolean },
  race: number,
  rules: readonly string[],
): number {
  let carried = boat.wasDamaged ? boat.countersAtStart + 1 : boat.countersAtStart;
  if (rules.includes('coast-repair') && carried > boat.counters) carried = boat.counters;
  if (rules.includes('wear-and-tear') && carried < race) carried = race;
  return carried;
}

/** R9.1 and R9.2, seat by seat. */
export function pointsOf(race: {
  readonly race: number;
  readonly places: readonly number[];
  readonly turns: readonly number[];
  /** Boats sunk or retired before finishing. */
  readonly lost: number;
  readonly isVariant: boolean;
}): number[] {
  const { places, turns } = race;
  return turns.map((own, seat) => {
    const place = places.indexOf(seat) + 1;
    if (place === 0) return 0;
    const basic = (turns.length - place) * race.race;
    const slowest = turns[places[places.length - 1]];
    return race.isVariant ? basic + slowest - own + 5 * race.lost : basic;
  });
}
