import { writtenIn } from '@dealership/contracts';
import styles from './name-text.module.css';

/** A name or a code in display type: its figures have the face of its letters, whatever the page's language. */
export const NameText = ({ text }: { text: string }) => (
  <bdi className={styles.name} {...writtenIn(text)}>
    {text}
  </bdi>
);
