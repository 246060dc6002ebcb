import { Fragment } from 'react';
import styles from './parts-line.module.css';

/** Parts of a line, such as who and what it is about: lines break between them, and end with the separator. */
export const PartsLine = ({ parts }: { parts: string[] }) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={styles.part}>
        <bdi>{part}</bdi>
        {index < parts.length - 1 && '\u00a0·'}
      </span>
    </Fragment>
  ));
