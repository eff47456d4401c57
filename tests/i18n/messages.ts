/** Walks a catalogue: every text, and every message made from sample values. */
type Samples = Readonly<Record<string, readonly unknown[]>>;

const NUMBERS = [1, 0, 2, 5];

/** One parameter name means one kind of value in all catalogues; an unknown name fails the test that meets it. */
const SAMPLES: Samples = {
  ...Object.fromEntries(
    [
      'n',
      'number',
      'race',
      'races',
      'buoy',
      'die',
      'face',
      'from',
      'to',
      'dice',
      'keep',
      'speed',
      'damage',
      'most',
      'reach',
      'spare',
      'spaces',
      'behind',
      'turn',
      'numerator',
      'denominator',
      'at',
      'mean',
      'par',
    ].map((name) => [name, NUMBERS]),
  ),
  hand: ['left', 'right'],
  ratio: [0, 0.3333, 1],
  name: ['Yellow', 'Anneliese-Friederike'],
  lake: ['Heron Lake'],
  edge: ['Left edge'],
  seed: ['k3f9'],
  chance: ['1 in 3'],
  place: ['1st'],
  way: ['left'],
  adjective: ['Windy'],
  noun: ['Otter'],
  details: ['race 2 of 3'],
  version: ['1.2'],
  rule: ['R6.2'],
  where: ['actions.12'],
  expected: ['a heading'],
  reason: ['The dice come first.'],
  text: ['heads for buoy 1'],
  bearing: ['ahead left'],
  obstacle: ['island'],
  choice: ['+1 die'],
  deeds: [['went left 6'], ['went left 6', 'sank']],
  names: [['Red', 'Blue'], ['Red']],
  items: [['a', 'b', 'c'], ['a']],
  boats: [['Red', 'Blue'], []],
  ways: [['left'], ['left', 'ahead']],
  notes: [['clear'], ['4 to 8', 'crash 1 in 3']],
  marks: [['start', 'buoy 1']],
  faces: [[1], [1, 2]],
};

/** Parameters that answer the nth sample of each name asked for. */
function parameters(nth: number): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        const samples = SAMPLES[String(name)];
        if (!samples) throw new Error(`No samples for the parameter ${String(name)}.`);
        return samples[nth % samples.length];
      },
    },
  );
}

export interface Spoken {
  path: string;
  text: string;
}

export function spokenMessages(value: unknown, path = ''): Spoken[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    return NUMBERS.map((_, nth) => ({ path: `${path}()`, text: String(value(parameters(nth))) }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => spokenMessages(part, path ? `${path}.${key}` : key));
}

/** The keys of a catalogue with the kind of message each is. */
export function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}
