import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

export interface FieldPairProps {
  children: ReactNode;
  /** Short enough to fit side by side on a phone too. */
  short?: boolean;
}

/** Fields side by side if they fit. */
export const FieldPair = ({ children, short = false }: FieldPairProps) => (
  <div className={short ? `${styles.pair} ${styles.short}` : styles.pair}>{children}</div>
);
