/** How values flow: which moves end where, and in which order a sweep meets the fewest stale values. */
import { HEADINGS } from '../../engine/hex';
import { STAGES } from './chain';
import { AT_FINISH, MOVES, type Model } from './model';

/** For every block (a stage's berth) the rays whose moves end in it: `rays[first[block]]` up to `first[block + 1]`. */
export interface Sources {
  readonly first: Int32Array;
  readonly rays: Int32Array;
}

function farthest({ waters, spaces }: Model, berth: number): number {
  const heading = berth % HEADINGS;
  return Math.min(MOVES - 1, waters.reach[spaces[(berth - heading) / HEADINGS] * HEADINGS + heading]);
}

export function collectSources(model: Model): Sources {
  const { spaces, moves, layer, firstOf } = model;
  const berths = spaces.length * HEADINGS;
  const berthAt = new Int32Array(layer);
  for (let berth = 0; berth < berths; berth++) berthAt[firstOf[berth]] = berth;
  const first = new Int32Array(STAGES * berths + 1);
  const eachMove = (visit: (block: number, ray: number) => void) => {
    for (let ray = 0; ray < STAGES * berths; ray++) {
      const far = farthest(model, ray % berths);
      for (let steps = 0; steps <= far; steps++) {
        const move = moves[ray * MOVES + steps];
        if (move >= 0) visit(Math.trunc(move / layer) * berths + berthAt[move % layer], ray);
      }
    }
  };
  eachMove((block) => first[block + 1]++);
  for (let block = 0; block < STAGES * berths; block++) first[block + 1] += first[block];
  const next = first.slice();
  const rays = new Int32Array(first[STAGES * berths]);
  eachMove((block, ray) => {
    rays[next[block]++] = ray;
  });
  return { first, rays };
}

/** Whether some move along the ray leaves the stage for the next one or the finish. */
function leadsOn(model: Model, stage: number, berth: number): boolean {
  const ray = stage * model.spaces.length * HEADINGS + berth;
  const far = farthest(model, berth);
  for (let steps = 1; steps <= far; steps++) {
    const move = model.moves[ray * MOVES + steps];
    if (move === AT_FINISH || (move >= 0 && Math.trunc(move / model.layer) === stage + 1)) return true;
  }
  return false;
}

/** The berths of a stage by the turns to leave it for a boat that could choose its speed. */
export function orderBerths(model: Model, stage: number, { first, rays }: Sources): Int32Array {
  const berths = model.spaces.length * HEADINGS;
  const seen = new Uint8Array(berths);
  const order = new Int32Array(berths);
  let end = 0;
  const visit = (ray: number) => {
    const heading = ray % HEADINGS;
    for (let turned = HEADINGS - 1; turned <= HEADINGS + 1; turned++) {
      const berth = ray - heading + ((heading + turned) % HEADINGS);
      if (seen[berth] === 1) continue;
      seen[berth] = 1;
      order[end++] = berth;
    }
  };
  for (let berth = 0; berth < berths; berth++) if (leadsOn(model, stage, berth)) visit(berth);
  for (let index = 0; index < end; index++) {
    const block = stage * berths + order[index];
    for (let source = first[block]; source < first[block + 1]; source++) {
      const ray = rays[source] - stage * berths;
      if (ray >= 0 && ray < berths) visit(ray);
    }
  }
  for (let berth = 0; berth < berths; berth++) if (seen[berth] === 0) order[end++] = berth;
  return order;
}
