import { Medal } from '../../../art/Medal';

export interface PlaceSignProps {
  /** From 1; null for a boat without a place. */
  place: number | null;
  size?: number | undefined;
}

function isMedal(place: number | null): place is 1 | 2 | 3 {
  return place !== null && place >= 1 && place <= 3;
}

/** A medal for the first three, a plain number for the others. */
export function PlaceSign({ place, size = 34 }: PlaceSignProps) {
  if (!isMedal(place)) return <>{place ?? '–'}</>;
  return (
    <>
      <span className="visually-hidden">{place}</span>
      <svg width={size} height={size} viewBox="-46 -46 94 94" aria-hidden="true">
        <Medal place={place} x={0} y={0} />
      </svg>
    </>
  );
}
