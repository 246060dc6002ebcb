import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

export interface FieldPairProps {
  children: ReactNode;
  /** They hold few characters, and have room beside each other on a phone too. */
  short?: boolean;
}

/** Fields side by side where there is room. */
export const FieldPair = ({ children, short = false }: FieldPairProps) => (
  <div className={short ? `${styles.pair} ${styles.short}` : styles.pair}>{children}</div>
);
