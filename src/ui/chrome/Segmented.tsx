import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

export interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Shown instead of the words, as a boat or an icon. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string | number> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Keeps the question for screen readers where its heading is on the page already. */
  hideLabel?: boolean | undefined;
}

/** A few choices side by side, one of them taken. */
export function Segmented<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
            />
            {option.picture ?? option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
