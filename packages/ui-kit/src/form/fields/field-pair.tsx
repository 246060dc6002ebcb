import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

export interface FieldPairProps {
  children: ReactNode;
  /** Short enough to fit side by side on a phone too. */
  short?: boolean;
  /** Starts with the two names, which stay side by side on a phone. */
  names?: boolean;
}

/** Fields side by side if they fit. */
export const FieldPair = ({ children, short = false, names = false }: FieldPairProps) => (
  <div className={[styles.pair, short && styles.short, names && styles.names].filter(Boolean).join(' ')}>{children}</div>
);
