import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import styles from './about-page.module.css';

const CHAPTERS = ['rule', 'reports', 'search'] as const;

export interface ChapterProps {
  /** From 0. */
  at: 0 | 1 | 2;
  /** A picture, or what stands for one. */
  beside: ReactNode;
}

/** A chapter of the house's story, beside what it tells of. */
export function Chapter({ at, beside }: ChapterProps) {
  const { t } = useTranslation('about');
  const chapter = CHAPTERS[at];
  return (
    <section className={[styles.chapter, at % 2 === 1 && styles.turned].filter(Boolean).join(' ')}>
      <div className={styles.text}>
        <h2>{t(`chapters.${chapter}.title`)}</h2>
        <p>{t(`chapters.${chapter}.text`)}</p>
      </div>
      <div className={styles.beside}>{beside}</div>
    </section>
  );
}
