import { Picture } from '@dealership/ui-kit/media';
import styles from './dialog-heading.module.css';

export interface DialogHeadingProps {
  title: string;
  /** Picture of the car that the dialog refers to. */
  picture?: string | null | undefined;
  name?: string;
}

export const DialogHeading = ({ title, picture, name }: DialogHeadingProps) => (
  <span className={styles.heading}>
    {picture && (
      <span className={styles.picture}>
        <Picture address={picture} alt="" sizes="96px" />
      </span>
    )}
    <span>
      {title}
      {name && <span className={styles.name}>{name}</span>}
    </span>
  </span>
);
