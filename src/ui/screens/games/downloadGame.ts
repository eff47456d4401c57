import { formatSavedGame, type SavedGame } from '../../../store/savedGames';

/** Hands a game over as a file that opens on any device. */
export function downloadGame(saved: SavedGame, name: string): void {
  const address = URL.createObjectURL(new Blob([formatSavedGame(saved)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  // Some browsers fetch the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
