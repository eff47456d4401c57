import { memo } from 'react';
import { Deck } from './Deck';
import { DeckProps } from './DeckProps';
import { NamePlate } from './NamePlate';
import { Rim } from './Rim';

interface QuayProps {
  readonly id: string;
  readonly lakeName: string;
  readonly unitPx: number;
  readonly floorPx: number;
}

/** The frame of the lake: a mahogany rim round a teak deck with a few things lying about on it. */
export const Quay = memo(function Quay({ id, lakeName, unitPx, floorPx }: QuayProps) {
  return (
    <g>
      <Deck id={id} />
      <Rim id={id} />
      <DeckProps id={id} />
      <NamePlate id={id} lakeName={lakeName} unitPx={unitPx} floorPx={floorPx} />
    </g>
  );
});
