import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title?: string;
  text: string;
  action?: ReactNode;
}

/** Shown in place of rows if there are none. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.empty} role="status">
    {title && <p className={styles.title}>{title}</p>}
    <p>{text}</p>
    {action}
  </div>
);
