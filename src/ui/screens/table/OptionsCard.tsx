import { RULE_NAMES, type RuleName } from '../../../engine';
import { Switch } from '../../chrome/Switch';
import { useWords } from '../../words';
import { Card } from '../page/Card';
import styles from './table.module.css';

export interface OptionsCardProps {
  rules: readonly RuleName[];
  players: number;
  onRules: (rules: readonly RuleName[]) => void;
}

/** The options of R10, each with its sentence. */
export function OptionsCard({ rules, players, onRules }: OptionsCardProps) {
  const { options } = useWords().table;
  return (
    <Card title={options.title}>
      <p className={styles.note}>{options.text}</p>
      {RULE_NAMES.map((rule) => {
        const { title, text } = options.list[rule];
        // Two boats are always scored by turns (R9.2).
        const isFixed = rule === 'score-variant' && players === 2;
        return (
          <Switch
            key={rule}
            label={title}
            hint={isFixed ? `${text} ${options.alwaysWithTwo}` : text}
            checked={isFixed || rules.includes(rule)}
            disabled={isFixed}
            onChange={(isOn) =>
              onRules(RULE_NAMES.filter((other) => (other === rule ? isOn : rules.includes(other))))
            }
          />
        );
      })}
    </Card>
  );
}
