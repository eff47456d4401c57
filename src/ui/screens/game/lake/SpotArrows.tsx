/** A boat without dice may turn in place although its first die is armed (R5.5). */
import { useCallback, useMemo } from 'react';
import { turn as turned } from '../../../../engine';
import type { Circle } from '../../../geometry/labels';
import { ARROW_RADIUS, placeTurnArrow } from '../../../lake/live/arrowPlaces';
import { TurnArrows } from '../../../lake/live/TurnArrows';
import { useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useTurn, type Turn } from '../turn';
import { roomOfFan } from './fans';
import { boatsAndBuoys } from './obstacles';
import type { LakeSight } from './sight';

function hasArrows({ waysOnSpot, isBusy, isBot }: Turn): boolean {
  return waysOnSpot !== null && !isBusy && !isBot;
}

function obstaclesOf(turn: Turn): Circle[] {
  return [...boatsAndBuoys(turn.state), ...(roomOfFan(turn)?.circles ?? [])];
}

/** The arrows as words see them: something to keep off. */
export function spotArrowsOf(turn: Turn): Circle[] {
  if (!hasArrows(turn)) return [];
  const { at, heading } = turn.boat;
  const scene = { at, heading, obstacles: obstaclesOf(turn) };
  return [1 as const, -1 as const].map((side) => ({ at: placeTurnArrow(scene, side), radius: ARROW_RADIUS }));
}

export function SpotArrows({ unitPx, fingerPx }: Pick<LakeSight, 'unitPx' | 'fingerPx'>) {
  const turn = useTurn();
  const { boat } = turn;
  const { turnOnSpot } = useGameActions();
  const words = useWords();
  const obstacles = useMemo(() => obstaclesOf(turn), [turn]);
  const onTurn = useCallback(
    (steps: 1 | -1) => void turnOnSpot(turned(boat.heading, steps)),
    [turnOnSpot, boat.heading],
  );
  if (!hasArrows(turn)) return null;
  const label = (way: 'left' | 'right') => `${words.common.ways[way].title}, ${words.race.way.turnOnly}`;
  return (
    <TurnArrows
      at={boat.at}
      heading={boat.heading}
      unitPx={unitPx}
      fingerPx={fingerPx}
      bow="plain"
      obstacles={obstacles}
      leftLabel={label('left')}
      rightLabel={label('right')}
      onTurn={onTurn}
    />
  );
}
