import { type ReactNode, useEffect, useState } from 'react';
import styles from './filter-control.module.css';

interface ControlProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export interface FilterSelectProps extends ControlProps {
  children: ReactNode;
  disabled?: boolean;
}

export const FilterSelect = ({ id, name, label, value, onChange, children, disabled }: FilterSelectProps) => (
  <div className={styles.control}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <select
      id={id}
      name={name}
      className={styles.input}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
  </div>
);

export interface FilterInputProps extends ControlProps {
  placeholder?: string;
  numeric?: boolean;
}

const TYPING_PAUSE_MS = 350;

/** A text that counts once the typing pauses, or with Enter, or when the field is left. */
export function FilterInput({ id, name, label, value, onChange, placeholder, numeric = false }: FilterInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const commit = () => typed !== value && onChange(typed);
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={styles.input}
        type={numeric ? 'text' : 'search'}
        inputMode={numeric ? 'numeric' : undefined}
        value={typed}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </div>
  );
}
