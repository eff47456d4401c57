import { useId, type Ref } from 'react';
import styles from './form.module.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  hideLabel?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, hideLabel, ...input } = props;
  const id = useId();
  const described = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="text"
        className={styles.field}
        value={value}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <span className={styles.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${id}error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
