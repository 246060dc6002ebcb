import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/react-i18next.js';
import styles from './status-panel.module.css';

export interface StatusPanelProps {
  title?: string;
  text: string;
  /** The way on: buttons or links. */
  children?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; neither for a page's own content. */
  role?: 'alert' | 'status';
  /** A page of its own rather than a part of one. */
  page?: boolean;
  /** The page shows the empty stage of the showroom. */
  stage?: boolean;
  /** What was looked for is not there: the stage, and the words that say so. */
  bay?: boolean;
}

const BayWords = () => <p className={styles.empty}>{useTranslation('common').t('emptyBay')}</p>;

/** An empty, failed or missing state as a designed thing: what happened, what to do, a way on. */
export const StatusPanel = ({ title, text, children, role, page = false, bay = false, stage = bay }: StatusPanelProps) => (
  <section
    className={[styles.panel, page && styles.page, stage && styles.stage, bay && styles.bay].filter(Boolean).join(' ')}
    role={role}
  >
    <span className={styles.mark} aria-hidden="true" />
    {title && (page ? <h1>{title}</h1> : <h2 className={styles.title}>{title}</h2>)}
    {bay && <BayWords />}
    <p className={styles.text}>{text}</p>
    {children && <div className={styles.actions}>{children}</div>}
  </section>
);
