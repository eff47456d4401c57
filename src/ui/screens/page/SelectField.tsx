import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface SelectFieldProps<Value extends string | number> {
  /** For screen readers; the place in its row says it to the eye. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Before the words, as a boat. */
  picture?: ReactNode;
}

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, picture } = props;
  return (
    <span className={styles.select} data-picture={picture ? true : undefined}>
      {picture}
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
