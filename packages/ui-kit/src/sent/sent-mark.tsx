import { Icon } from '@dealership/ui-kit';
import styles from './sent-mark.module.css';

/** The mark of something that was done. */
export const SentMark = () => (
  <span className={styles.mark}>
    <Icon name="check" size={24} />
  </span>
);
