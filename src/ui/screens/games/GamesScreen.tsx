import { useWords } from '../../words';

export function GamesScreen() {
  return <h1>{useWords().common.appName}</h1>;
}
