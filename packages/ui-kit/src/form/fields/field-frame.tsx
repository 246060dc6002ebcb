import type { ReactNode } from 'react';
import styles from '../../components/controls/field.module.css';
import { Icon } from '../../components/controls/icon.js';

export interface FieldFrameProps {
  /** Of the control that the label names. */
  id: string;
  label: string;
  required: boolean;
  /** Ready to show. */
  error: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export const fieldErrorId = (id: string): string => `${id}-error`;

/** What every field has around its control: the label, and the error in its own place. */
export const FieldFrame = ({ id, label, required, error, className = '', children }: FieldFrameProps) => (
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
    {error && (
      <p id={fieldErrorId(id)} className={styles.error}>
        <Icon name="alert" size={16} />
        {error}
      </p>
    )}
  </div>
);
