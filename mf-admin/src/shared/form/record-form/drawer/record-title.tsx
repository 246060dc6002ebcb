import { Thumbnail } from '../../../display/thumbnail.js';
import styles from './record-title.module.css';

export interface RecordTitleProps {
  /** What is being done, such as 'Edit vehicle'. */
  task: string;
  name: string;
  /** Whether rows of this kind have a picture. */
  hasPicture: boolean;
  picture: string | null | undefined;
}

/** The title of a row's drawer: the row's name and picture under what is being done. */
export const RecordTitle = ({ task, name, hasPicture, picture }: RecordTitleProps) => (
  <span className={styles.title}>
    {hasPicture && <Thumbnail address={picture} size="tiny" />}
    <span className={styles.words}>
      <span className={styles.task}>{task}</span> <bdi className={styles.name}>{name}</bdi>
    </span>
  </span>
);
