import { useId } from 'react';
import styles from './form.module.css';
import { Icon } from './Icon';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** The value in words, as "3 races". */
  valueText?: string | undefined;
}

export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, onChange, decreaseLabel, increaseLabel, valueText } = props;
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={decreaseLabel}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        >
          <Icon name="minus" />
        </button>
        <output>{valueText ?? value}</output>
        <button
          type="button"
          aria-label={increaseLabel}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        >
          <Icon name="plus" />
        </button>
      </span>
    </fieldset>
  );
}
