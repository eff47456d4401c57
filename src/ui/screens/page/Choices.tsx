import { Segmented } from '../../chrome/Segmented';
import styles from './page.module.css';

export interface ChoicesProps<Value extends string | number> {
  label: string;
  /** In the order they are shown. */
  values: readonly Value[];
  wordsOf: (value: Value) => { readonly title: string; readonly text?: string };
  value: Value;
  onChange: (value: Value) => void;
  hideLabel?: boolean | undefined;
}

/** A few choices side by side with a sentence on the one that is taken. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, values, wordsOf, value, onChange, hideLabel } = props;
  const { text } = wordsOf(value);
  return (
    <div>
      <Segmented
        label={label}
        hideLabel={hideLabel}
        options={values.map((option) => ({ value: option, label: wordsOf(option).title }))}
        value={value}
        onChange={onChange}
      />
      {text && <p className={styles.hint}>{text}</p>}
    </div>
  );
}
