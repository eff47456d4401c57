import { useWords } from '../../words';

export function HomeScreen() {
  const words = useWords();
  return <h1>{words.common.appName}</h1>;
}
