import type { ReactNode } from 'react';
import styles from '../../components/controls/field.module.css';
import { Icon } from '../../components/controls/icon.js';

export interface FieldFrameProps {
  /** Id of the labelled control. */
  id: string;
  label: string;
  required: boolean;
  /** Help, in the visitor's language. */
  hint: string | undefined;
  /** Translated. */
  error: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export const fieldErrorId = (id: string): string => `${id}-error`;

export const fieldHintId = (id: string): string => `${id}-hint`;

/** Common frame of a control: the label, the help, and the error message. */
export const FieldFrame = ({ id, label, required, hint, error, className = '', children }: FieldFrameProps) => (
  <div className={`${styles.field} ${className}`}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
    {children}
    {hint && (
      <p id={fieldHintId(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={fieldErrorId(id)} className={styles.error}>
        <Icon name="alert" size={16} />
        {error}
      </p>
    )}
  </div>
);
