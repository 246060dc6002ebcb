import { Picture } from '@dealership/ui-kit/media';
import styles from './dialog-heading.module.css';

export interface DialogHeadingProps {
  title: string;
  /** Picture of the car that the dialog refers to. */
  picture?: string | null | undefined;
}

export const DialogHeading = ({ title, picture }: DialogHeadingProps) => (
  <span className={styles.heading}>
    {picture && (
      <span className={styles.picture}>
        <Picture address={picture} alt="" sizes="96px" />
      </span>
    )}
    {title}
  </span>
);
