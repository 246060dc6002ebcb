import { Icon } from '@dealership/ui-kit';
import type { ComponentProps } from 'react';
import styles from './sign-in.module.css';

export interface SignInFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
  /** A translated message. */
  error: string | undefined;
}

export function SignInField({ name, label, hint, error, ...input }: SignInFieldProps) {
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
