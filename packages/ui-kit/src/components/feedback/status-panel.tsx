import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/react-i18next.js';
import styles from './status-panel.module.css';

export interface StatusPanelProps {
  title?: string;
  text: string;
  /** Actions: buttons or links. */
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; neither for a page's own content. */
  role?: 'alert' | 'status';
  /** A whole page rather than a part of one. */
  page?: boolean;
  /** In the place of the line above the title. */
  mark?: ReactNode;
  /** What the text is about. */
  details?: ReactNode;
  /** Shows the empty stage of the showroom. */
  stage?: boolean;
  /** A picture in the place of the empty stage, with `stage`. */
  scene?: ReactNode;
  /** The not-found state: the stage with an explanation. */
  bay?: boolean;
}

const BayWords = () => <p className={styles.empty}>{useTranslation('common').t('emptyBay')}</p>;

/** An empty, error or not-found state: what happened, what to do, and a link or button. */
export const StatusPanel = ({
  title,
  text,
  details,
  children,
  role,
  mark,
  page = false,
  bay = false,
  scene,
  stage = bay,
}: StatusPanelProps) => (
  <section
    className={[styles.panel, page && styles.page, stage && styles.stage, bay && styles.bay].filter(Boolean).join(' ')}
    role={role}
  >
    {stage && scene && <div className={styles.scene}>{scene}</div>}
    {mark ?? <span className={styles.mark} aria-hidden="true" />}
    {title && (page ? <h1>{title}</h1> : <h2 className={styles.title}>{title}</h2>)}
    {bay && <BayWords />}
    <p className={styles.text}>{text}</p>
    {details}
    {children && <div className={styles.actions}>{children}</div>}
  </section>
);
