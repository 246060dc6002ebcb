import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'plain' | 'good' | 'notice' | 'bad';

/** A label on a row. Its colour only repeats what the text says. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={[styles.tag, styles[tone]].join(' ')}>{children}</span>
);
