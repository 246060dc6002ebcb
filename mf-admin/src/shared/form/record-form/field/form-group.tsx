import type { ReactNode } from 'react';
import styles from './form-group.module.css';

/** A group of related fields in a record's form. */
export const FormGroup = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </fieldset>
);
