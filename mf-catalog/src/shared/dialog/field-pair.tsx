import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Fields side by side if they fit. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
