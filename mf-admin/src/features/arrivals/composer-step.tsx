import { type ReactNode, useId } from 'react';
import styles from './email-composer.module.css';

export interface ComposerStepProps {
  title: string;
  children: ReactNode;
}

/** A numbered step of the composer. */
export function ComposerStep({ title, children }: ComposerStepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
