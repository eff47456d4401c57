import { DECK_DEPTH, GRID_HEIGHT, GRID_WIDTH, type Point, type ViewBox } from './board';

/** The dice plates on the deck: places 1 to 6, clockwise from the upper left. */
export const PLATE_PLACES = [1, 2, 3, 4, 5, 6] as const;
export type PlatePlace = (typeof PLATE_PLACES)[number];

export interface PlateSizes {
  readonly slot: number;
  /** The figure on a die. */
  readonly numeral: number;
  readonly name: number;
  readonly number: number;
}

export interface PlateLayout {
  readonly lies: 'along' | 'upright';
  readonly box: ViewBox;
  readonly number: Point;
  /** Beginning of the name; plates on the short sides have none. */
  readonly name: Point | null;
  /** Room for the name. */
  readonly nameWidth: number;
  /** Upper left corner of the first slot. */
  readonly firstSlot: Point;
  /** From slot to slot. */
  readonly pitch: number;
  /** Middle of the four damage circles. */
  readonly damage: Point;
}

export const PLATE_SLOTS = 5;
const THICKNESS = 26;
const EDGE = (DECK_DEPTH - THICKNESS) / 2;
const SLOT = 20;
/** A slot must stay inside its plate. */
const LARGEST_SLOT = 25;
const NAME = 16.4;
const NUMBER = 21;
const MINI_NUMERAL_SHARE = 0.8;

/** Design sizes, or as much more as the smallest readable text asks for. */
export function plateSizes({ unitPx, floorPx }: { unitPx: number; floorPx: number }): PlateSizes {
  const floor = floorPx / unitPx;
  const slot = Math.min(LARGEST_SLOT, Math.max(SLOT, floor / MINI_NUMERAL_SHARE));
  return {
    slot,
    numeral: Math.min(slot, Math.max(MINI_NUMERAL_SHARE * slot, floor)),
    name: Math.min(23, Math.max(NAME, floor)),
    number: Math.min(24, Math.max(NUMBER, floor)),
  };
}

const TOP = EDGE;
const BOTTOM = GRID_HEIGHT - EDGE - THICKNESS;
const LEFT = EDGE;
const RIGHT = GRID_WIDTH - EDGE - THICKNESS;

/** Where a plate's inner end lies: longer plates grow away from the name plate in the middle. */
const LONG_SIDES: Readonly<Record<1 | 2 | 4 | 5, { y: number; end: number; grows: -1 | 1 }>> = {
  1: { y: TOP, end: 386, grows: -1 },
  2: { y: TOP, end: 600, grows: 1 },
  4: { y: BOTTOM, end: 600, grows: 1 },
  5: { y: BOTTOM, end: 386, grows: -1 },
};
const SHORT_SIDES: Readonly<Record<3 | 6, { x: number; y: number }>> = {
  3: { x: RIGHT, y: 500 },
  6: { x: LEFT, y: 330 },
};

const NUMBER_ROOM = 28;
const DAMAGE_ROOM = 35;
const NAME_ROOM = 74;
/** From the name plate in the middle to the bollard before the corner. */
const LONGEST = 286;

function alongPlate(place: 1 | 2 | 4 | 5, { slot, name }: PlateSizes): PlateLayout {
  const pitch = slot + 3;
  const rest = NUMBER_ROOM + PLATE_SLOTS * pitch + DAMAGE_ROOM + 4;
  const nameWidth = Math.min(NAME_ROOM * (name / NAME), LONGEST - rest);
  const width = nameWidth + rest;
  const { y, end, grows } = LONG_SIDES[place];
  const x = grows === 1 ? end : end - width;
  const middle = y + THICKNESS / 2;
  const slots = x + NUMBER_ROOM + nameWidth + 4;
  return {
    lies: 'along',
    box: { x, y, width, height: THICKNESS },
    number: { x: x + 15, y: middle },
    name: { x: x + NUMBER_ROOM, y: middle },
    nameWidth,
    firstSlot: { x: slots, y: middle - slot / 2 },
    pitch,
    damage: { x: x + width - DAMAGE_ROOM / 2 + 1, y: middle },
  };
}

function uprightPlate(place: 3 | 6, { slot }: PlateSizes): PlateLayout {
  const { x, y } = SHORT_SIDES[place];
  const pitch = slot + 3;
  const height = 34 + PLATE_SLOTS * pitch + 47;
  const middle = x + THICKNESS / 2;
  return {
    lies: 'upright',
    box: { x, y: y - (height - 196) / 2, width: THICKNESS, height },
    number: { x: middle, y: y - (height - 196) / 2 + 18 },
    name: null,
    nameWidth: 0,
    firstSlot: { x: middle - slot / 2, y: y - (height - 196) / 2 + 34 },
    pitch,
    damage: { x: middle, y: y + 98 + height / 2 - 20 },
  };
}

export function plateLayout(place: PlatePlace, sizes: PlateSizes): PlateLayout {
  return place === 3 || place === 6 ? uprightPlate(place, sizes) : alongPlate(place, sizes);
}

/** The places of a table's seats: plates 1 to 6 clockwise, as the seats go (R4.1). */
export function plateOfSeat(seat: number): PlatePlace {
  return PLATE_PLACES[seat % PLATE_PLACES.length];
}

/** Dice beyond the five places overlap: they are not a limit (R5.4). */
export function slotOffsets(dice: number, pitch: number): number[] {
  const step = dice > PLATE_SLOTS ? ((PLATE_SLOTS - 1) * pitch) / (dice - 1) : pitch;
  return Array.from({ length: dice }, (_, index) => index * step);
}
