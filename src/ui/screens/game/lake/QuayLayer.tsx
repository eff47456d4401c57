/** The players' places on the quay: dice, damage, and pegs on the score track. */
import { memo, useMemo } from 'react';
import { speedOf, totalsOf } from '../../../../engine';
import { nameOfPlayer } from '../../../../i18n/names';
import type { GameStoreState } from '../../../../store/game';
import type { PlatePlace } from '../../../geometry/plates';
import { DicePlate } from '../../../quay/DicePlate';
import { ScorePegs } from '../../../quay/ScorePegs';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import { fateOf } from '../fate';
import { platePlaces } from './platePlaces';
import type { LakeSight } from './sight';

const selectSeats = ({ shown }: GameStoreState) => shown?.boats.length ?? 0;

export function QuayLayer({ sight }: { sight: LakeSight }) {
  const seats = useGame(selectSeats);
  const places = platePlaces(seats);
  return (
    <>
      <Pegs unitPx={sight.unitPx} floorPx={sight.floorPx} />
      {places.map((place, seat) => (
        <Plate key={place} seat={seat} place={place} unitPx={sight.unitPx} floorPx={sight.floorPx} />
      ))}
    </>
  );
}

interface PlateProps {
  readonly seat: number;
  readonly place: PlatePlace;
  readonly unitPx: number;
  readonly floorPx: number;
}

const Plate = memo(function Plate({ seat, place, unitPx, floorPx }: PlateProps) {
  const boat = useGame(({ shown }) => shown?.boats[seat]);
  const player = useGame(({ shown }) => shown?.setup.players[seat]);
  const isActive = useGame(({ shown }) => shown?.activeSeat === seat);
  const words = useWords();
  const fate = useGame(({ shown }) => (shown ? fateOf(shown, seat, words) : undefined));
  if (!boat || !player) return null;
  const name = nameOfPlayer(player, words);
  const label = words.race.lake.plate({ name, speed: speedOf(boat.dice), damage: boat.damage });
  return (
    <DicePlate
      place={place}
      boat={player.boat}
      name={name}
      dice={boat.dice}
      damage={boat.damage}
      isActive={isActive && fate === undefined}
      fate={fate}
      unitPx={unitPx}
      floorPx={floorPx}
      label={fate === undefined ? label : `${label}, ${fate}`}
    />
  );
});

const selectResults = ({ shown }: GameStoreState) => shown?.results;
const selectPlayers = ({ shown }: GameStoreState) => shown?.setup.players;

const Pegs = memo(function Pegs({ unitPx, floorPx }: { unitPx: number; floorPx: number }) {
  const results = useGame(selectResults);
  const players = useGame(selectPlayers);
  const pegs = useMemo(() => {
    const totals = totalsOf(results ?? []);
    return (players ?? []).map(({ boat }, seat) => ({ boat, score: totals[seat] ?? 0 }));
  }, [results, players]);
  return <ScorePegs pegs={pegs} unitPx={unitPx} floorPx={floorPx} />;
});
