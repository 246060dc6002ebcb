import type { ReactNode } from 'react';
import styles from './page-section.module.css';

export interface PageSectionProps {
  id?: string;
  title: string;
  /** Id of the title, if it labels the section. */
  titleId?: string;
  text?: string;
  /** Content below the title and its text. */
  more?: ReactNode;
  /** Full-width with a lighter background. */
  raised?: boolean;
  /** Content beside the title if there is space. */
  beside?: boolean;
  /** Below the content; if there is space, beside it below the title. */
  foot?: ReactNode;
  /** No margin above: the previous element has one below. */
  joined?: boolean;
  children: ReactNode;
}

/** A section of a page: title, introduction and content. */
export function PageSection(props: PageSectionProps) {
  const { id, title, titleId, text, more, raised, beside, foot, joined, children } = props;
  const looks = [styles.section, raised && styles.raised, beside && styles.beside, joined && styles.joined];
  return (
    <section id={id} className={looks.filter(Boolean).join(' ')} aria-labelledby={titleId}>
      <div className={styles.lead}>
        <h2 id={titleId}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {more}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
