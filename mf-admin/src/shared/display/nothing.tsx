import type { ReactNode } from 'react';
import styles from './nothing.module.css';

export interface NothingProps {
  title?: string;
  text: string;
  action?: ReactNode;
}

/** What stands in the place of rows where there are none. */
export const Nothing = ({ title, text, action }: NothingProps) => (
  <div className={styles.nothing} role="status">
    {title && <p className={styles.title}>{title}</p>}
    <p>{text}</p>
    {action}
  </div>
);
