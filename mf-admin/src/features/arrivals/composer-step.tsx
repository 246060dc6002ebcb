import { type ReactNode, useId } from 'react';
import styles from './email-composer.module.css';

export interface ComposerStepProps {
  title: string;
  /** Whether it stands beside the other steps on a large screen. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A numbered step of the composer. */
export function ComposerStep({ title, isBeside, children }: ComposerStepProps) {
  const id = useId();
  return (
    <section className={[styles.step, isBeside && styles.beside].filter(Boolean).join(' ')} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
