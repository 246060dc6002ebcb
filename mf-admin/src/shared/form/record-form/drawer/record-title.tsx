import type { ReactNode } from 'react';
import { Thumbnail } from '../../../display/thumbnail.js';
import styles from './record-title.module.css';

export interface RecordTitleProps {
  /** The action, such as 'Edit vehicle'. */
  task: string;
  name: string;
  /** Whether rows of this kind have a picture. */
  hasPicture: boolean;
  picture: string | null | undefined;
  /** A label beside the action. */
  tag?: ReactNode;
}

/** Title of a row's drawer: the action, above the row's name and picture. */
export const RecordTitle = ({ task, name, hasPicture, picture, tag }: RecordTitleProps) => (
  <span className={styles.title}>
    {hasPicture && <Thumbnail address={picture} size="tiny" />}
    <span className={styles.words}>
      <span className={styles.task}>
        {task} {tag}
      </span>{' '}
      <bdi className={styles.name}>{name}</bdi>
    </span>
  </span>
);
