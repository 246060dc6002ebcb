import { Fragment } from 'react';
import styles from './parts-line.module.css';

/** Parts of a line, such as who and what it is about, with separators between them. Lines break between parts. */
export const PartsLine = ({ parts }: { parts: string[] }) => (
  <span className={styles.line}>
    <span className={styles.parts}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className={styles.part}>
            <bdi>{part}</bdi>
          </span>
        </Fragment>
      ))}
    </span>
  </span>
);
