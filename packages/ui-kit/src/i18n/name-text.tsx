import { writtenIn } from '@dealership/contracts';
import styles from './name-text.module.css';

/** A Latin name or code in display type: its digits use the font of its letters, whatever the page's language. */
export const NameText = ({ text }: { text: string }) => (
  <bdi className={styles.name} {...writtenIn(text)}>
    {text}
  </bdi>
);
