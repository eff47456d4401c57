import { useEffect, useId, useRef } from 'react';
import type { GameState } from '../../../../engine';
import { lakeNameOf } from '../../../../i18n/lakeNames';
import { namesOf } from '../../../../i18n/names';
import type { RunningGame } from '../../../../store/game';
import { IconButton } from '../../../chrome/Button';
import { PodiumScene, type PodiumPlace } from '../../../art/PodiumScene';
import { navigate } from '../../../navigation';
import { useGame, useGameActions } from '../../../stores';
import { useWords } from '../../../words';
import { useLayout } from '../useLayout';
import { LuckScale } from './LuckScale';
import '@fontsource/yellowtail/latin-400.css';
import styles from './podium.module.css';
import { PodiumButtons } from './PodiumButtons';
import { finalRanking, tiesOf, type RankedSeat } from './ranking';
import { TotalsTable } from './TotalsTable';
import { useGuard } from './useGuard';

const PODIUM_PLACES = 3;

function isPodiumRank(rank: number): rank is 1 | 2 | 3 {
  return rank <= PODIUM_PLACES;
}

function usePlaces(state: GameState, ranking: readonly RankedSeat[]): PodiumPlace[] {
  const words = useWords();
  const { players } = state.setup;
  const names = namesOf(players, words);
  return ranking.slice(0, PODIUM_PLACES).map(({ seat, rank, total }) => ({
    boat: players[seat].boat,
    name: names[seat],
    points: words.common.points({ n: total }),
    ...(isPodiumRank(rank) && { place: rank }),
  }));
}

function Ties({ state, ranking }: { state: GameState; ranking: readonly RankedSeat[] }) {
  const words = useWords();
  const { podium } = words.results;
  const names = namesOf(state.setup.players, words);
  const ties = tiesOf(ranking);
  if (ties.length === 0) return null;
  return (
    <div className={styles.ties}>
      {ties.map(({ seats, total, ahead }) => {
        const tied = seats.map((seat) => names[seat]);
        return (
          <p key={total}>
            {ahead === null
              ? podium.tieShared({ names: tied, n: total })
              : podium.tieBreak({ name: names[ahead], names: tied, n: total })}
          </p>
        );
      })}
    </div>
  );
}

function PodiumSheet({ game, state }: { game: RunningGame; state: GameState }) {
  const words = useWords();
  const { podium } = words.results;
  const { undo } = useGameActions();
  const canUndo = useGame((store) => store.canUndo());
  const guarded = useGuard();
  const { isProjector } = useLayout(game.table.seating);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { players } = state.setup;
  const names = namesOf(players, words);
  const ranking = finalRanking(state);
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const hasWinner = ranking[0].total > 0;
  const headline = !hasWinner
    ? podium.nobody
    : winners.length === 1
      ? podium.winner({ name: names[winners[0]] })
      : podium.shared({ names: winners.map((seat) => names[seat]) });
  const lake = lakeNameOf(state.lake.code, words);
  const boats = words.common.all({
    items: winners.map((seat) => words.common.boats[players[seat].boat].name),
  });
  return (
    <main className={styles.podium} aria-labelledby={titleId}>
      <div className={styles.scene}>
        <PodiumScene places={usePlaces(state, ranking)} floorPx={isProjector ? 24 : 14} />
      </div>
      <div className={styles.panel}>
        <div className={styles.top}>
          <div>
            <h1 id={titleId} ref={heading} tabIndex={-1} className={styles.headline}>
              {headline}
            </h1>
            <p className={styles.subtitle}>
              {hasWinner ? podium.wonOn({ name: boats, lake, n: state.setup.races }) : lake}
            </p>
          </div>
          <div className={styles.tools}>
            {canUndo && <IconButton icon="undo" label={words.race.undo.button} onClick={guarded(undo)} />}
            <IconButton
              icon="menu"
              label={words.common.menu}
              onClick={() => navigate({ screen: 'game', id: game.id, panel: 'menu' })}
            />
          </div>
        </div>
        <TotalsTable state={state} ranking={ranking} />
        <Ties state={state} ranking={ranking} />
        <LuckScale events={game.events} players={players} />
        <PodiumButtons game={game} />
      </div>
    </main>
  );
}

/** The end of the game: who won, how it came about, and the next one. */
export function Podium() {
  const shown = useGame((store) => store.shown);
  const game = useGame((store) => store.game);
  return shown?.phase === 'game-over' && game ? <PodiumSheet game={game} state={shown} /> : null;
}
