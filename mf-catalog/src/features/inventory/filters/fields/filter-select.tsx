import { Select } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import styles from './filter-control.module.css';

export interface FilterControlProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export interface FilterSelectProps extends FilterControlProps {
  children: ReactNode;
  disabled?: boolean;
  /** Id of its form, if it is outside of the form. */
  form?: string;
  /** Whether the label is beside it if there is space. */
  inline?: boolean;
}

export const FilterSelect = ({
  id,
  name,
  label,
  value,
  onChange,
  children,
  disabled,
  form,
  inline = false,
}: FilterSelectProps) => (
  <div className={inline ? `${styles.control} ${styles.inline}` : styles.control}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <Select
      id={id}
      name={name}
      className={styles.input}
      value={value}
      disabled={disabled}
      form={form}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </Select>
  </div>
);
