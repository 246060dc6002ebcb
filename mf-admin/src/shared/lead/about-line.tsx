import { Thumbnail } from '../pictures/thumbnail.js';
import styles from './about-line.module.css';

export interface AboutLineProps {
  text: string;
  /** URL of the car's picture, if there is one. */
  picture?: string | undefined;
  hasCar: boolean;
}

/** What a request is about in one or two lines, beside its car. Typed text uses automatic direction. */
export const AboutLine = ({ text, picture, hasCar }: AboutLineProps) => (
  <span className={styles.line}>
    {hasCar && <Thumbnail address={picture} />}
    <span className={styles.text}>
      <bdi>{text}</bdi>
    </span>
  </span>
);
