import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type Tone = 'plain' | 'good' | 'notice' | 'bad';

interface TagProps {
  tone?: Tone;
  title?: string | undefined;
  children: ReactNode;
}

/** A label on a row. Its colour only repeats what the text says. */
export const Tag = ({ tone = 'plain', title, children }: TagProps) => (
  <span className={[styles.tag, styles[tone]].join(' ')} title={title}>
    {children}
  </span>
);
