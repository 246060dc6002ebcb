import type { ReactNode } from 'react';
import { Thumbnail } from '../../display/thumbnail.js';
import styles from './about-line.module.css';

export interface AboutLineProps {
  text: string;
  /** URL of the picture of the request's car; without the property no picture is shown. */
  picture?: string | undefined;
  hasCar: boolean;
  /** Whether the picture is smaller, and only the text stands beside it. */
  isCard?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
}

/**
 * What a request is about in one or two lines, beside its car. Typed text takes the direction of its first strong
 * character.
 */
export const AboutLine = ({ text, picture, hasCar, isCard = false, children }: AboutLineProps) => (
  <span className={[styles.line, isCard && styles.card].filter(Boolean).join(' ')}>
    {hasCar && <Thumbnail address={picture} size={isCard ? 'tiny' : 'small'} />}
    <span className={styles.words}>
      <span className={styles.text}>
        <bdi>{text}</bdi>
      </span>
      {children}
    </span>
  </span>
);
