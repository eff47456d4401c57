import { useWords } from '../../words';

export function RulesScreen({ rule }: { rule: string | null }) {
  return <h1 data-rule={rule}>{useWords().common.rules}</h1>;
}
