import { Icon } from '@dealership/ui-kit';
import type { ComponentProps } from 'react';
import styles from './door.module.css';

export interface DoorFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  /** Ready to show. */
  error: string | undefined;
}

export function DoorField({ name, label, hint, error, ...input }: DoorFieldProps) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        className={styles.input}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
