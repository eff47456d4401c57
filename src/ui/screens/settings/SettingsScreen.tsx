import { useWords } from '../../words';

export function SettingsScreen() {
  return <h1>{useWords().common.settings}</h1>;
}
