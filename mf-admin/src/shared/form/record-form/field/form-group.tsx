import type { ReactNode } from 'react';
import styles from './form-group.module.css';

interface FormGroupProps {
  title: string;
  hint?: string;
  id?: string;
  children: ReactNode;
}

/** A group of related fields in a record's form. */
export const FormGroup = ({ title, hint, id, children }: FormGroupProps) => (
  <fieldset id={id} className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </fieldset>
);
