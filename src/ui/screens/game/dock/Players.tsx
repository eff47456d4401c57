/** Everybody at the table, and where they are on the course. */
import { CourseRibbon } from '../../../chrome/CourseRibbon';
import { PlayerRow, PlayerTable } from '../../../chrome/PlayerTable';
import { SINKING_DAMAGE, speedOf, totalsOf, type GameState } from '../../../../engine';
import { nameOfPlayer } from '../../../../i18n/names';
import { courseShare } from '../../../../store/standings';
import { useGame } from '../../../stores';
import { useWords } from '../../../words';
import type { GameStoreState } from '../../../../store/game';

const selectShown = (store: GameStoreState) => store.shown;

function roundedWord(state: GameState, seat: number, words: ReturnType<typeof useWords>): string {
  const { status, progress } = state.boats[seat];
  const place = state.places.indexOf(seat);
  if (place >= 0) return words.race.standings.finishedAs({ place: words.common.place({ n: place + 1 }) });
  if (status !== 'racing' && status !== 'waiting') return words.race.standings.status[status];
  return progress.rounded > 0 ? words.common.buoy({ buoy: progress.rounded }) : '–';
}

interface PlayersProps {
  readonly iconSize: number;
  readonly hideHeads: boolean;
  readonly floorPx?: number;
}

export function Players({ iconSize, hideHeads, floorPx }: PlayersProps) {
  const state = useGame(selectShown);
  const words = useWords();
  if (!state) return null;
  const { standings, damageOf } = words.race;
  const totals = totalsOf(state.results);
  const race = words.common.raceOf({ race: state.race, races: state.setup.races });
  const turn = words.race.turnCount({ turn: state.boats[state.activeSeat].turns + 1 });
  return (
    <PlayerTable
      label={standings.title}
      hideHeads={hideHeads}
      heads={{
        race: state.phase === 'placing' ? race : `${race} · ${turn}`,
        speed: words.race.speedLabel,
        damage: standings.damage,
        rounded: standings.rounded,
        points: standings.points,
      }}
    >
      {state.boats.map((boat, seat) => {
        const player = state.setup.players[seat];
        return (
          <PlayerRow
            key={player.boat}
            boat={player.boat}
            boatLabel={words.common.boats[player.boat].boat}
            name={nameOfPlayer(player, words)}
            speed={speedOf(boat.dice)}
            damage={boat.damage}
            damageLabel={damageOf({ damage: boat.damage, most: SINKING_DAMAGE })}
            rounded={roundedWord(state, seat, words)}
            points={totals[seat] ?? 0}
            isActive={seat === state.activeSeat}
            isOut={boat.status !== 'racing' && boat.status !== 'waiting'}
            iconSize={iconSize}
            floorPx={floorPx}
          />
        );
      })}
    </PlayerTable>
  );
}

const BUOY_NUMBERS = [1, 2, 3] as const;

export function Ribbon({ width, scale }: { width: number; scale: number }) {
  const state = useGame(selectShown);
  const words = useWords();
  if (!state) return null;
  const { rounded } = state.boats[state.activeSeat].progress;
  const { ribbon } = words.race;
  const marks = BUOY_NUMBERS.map((buoy) =>
    buoy <= rounded
      ? ribbon.rounded({ buoy })
      : buoy === rounded + 1
        ? ribbon.next({ buoy })
        : ribbon.buoy({ buoy, hand: state.course.buoys[buoy - 1].arrow }),
  );
  return (
    <CourseRibbon
      width={width}
      scale={scale}
      label={ribbon.label({ marks })}
      buoys={BUOY_NUMBERS.map((buoy) => ({
        label: String(buoy),
        position: buoy / 4,
        state: buoy <= rounded ? 'done' : buoy === rounded + 1 ? 'target' : 'ahead',
      }))}
      boats={state.boats.flatMap((boat, seat) =>
        boat.status === 'racing' || boat.status === 'finished'
          ? [{ boat: state.setup.players[seat].boat, position: courseShare(state, seat) }]
          : [],
      )}
    />
  );
}
