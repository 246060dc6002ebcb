import { type ReactNode, type Ref, useId } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  /** The section's number, starting at 1. */
  number: number;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A titled section of related fields. */
export function FormSection({ title, number, children, ref }: FormSectionProps) {
  const id = useId();
  return (
    <fieldset ref={ref} className={styles.section} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </fieldset>
  );
}
