import { Thumbnail } from '../pictures/thumbnail.js';
import styles from './about-line.module.css';

export interface AboutLineProps {
  text: string;
  /** Address of the picture of the car that it is about; without the property there is none. */
  picture?: string | undefined;
  hasCar: boolean;
}

/** What a request is about in one or two lines, beside its car. Typed text takes the direction of its first letter. */
export const AboutLine = ({ text, picture, hasCar }: AboutLineProps) => (
  <span className={styles.line}>
    {hasCar && <Thumbnail address={picture} />}
    <span className={styles.text}>
      <bdi>{text}</bdi>
    </span>
  </span>
);
