import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

export interface FieldPairProps {
  children: ReactNode;
  /** Short enough to fit side by side on a phone too. */
  short?: boolean;
  /** Starts with the two names, which stay side by side on a phone. */
  names?: boolean;
  /** Its lines of text stay in pairs on a phone; a selection, and a line without a partner, takes the whole row. */
  lines?: boolean;
}

/** Fields side by side if they fit. */
export const FieldPair = ({ children, short = false, names = false, lines = false }: FieldPairProps) => (
  <div className={[styles.pair, short && styles.short, names && styles.names, lines && styles.lines].filter(Boolean).join(' ')}>
    {children}
  </div>
);
