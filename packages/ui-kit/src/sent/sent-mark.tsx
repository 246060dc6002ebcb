import { Icon } from '@dealership/ui-kit';
import styles from './sent-mark.module.css';

/** The mark of something that was done. `small`: beside a title. */
export const SentMark = ({ small = false }: { small?: boolean }) => (
  <span className={small ? `${styles.mark} ${styles.small}` : styles.mark}>
    <Icon name="check" size={small ? 20 : 24} />
  </span>
);
