import { type ReactNode, useId } from 'react';
import styles from './titled-section.module.css';

export interface TitledSectionProps {
  title: string;
  intro: string;
  children: ReactNode;
  /** Link to more content. */
  more?: ReactNode;
  /** Full-width, for use on a shell page. */
  alone?: boolean;
}

/** A section of a page with title, introduction and link. */
export function TitledSection({ title, intro, children, more, alone = false }: TitledSectionProps) {
  const titleId = useId();
  return (
    <section className={[styles.section, alone && styles.alone].filter(Boolean).join(' ')} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        {more && <div className={styles.more}>{more}</div>}
      </header>
      {children}
    </section>
  );
}
