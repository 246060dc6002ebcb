import { writtenIn } from '@dealership/contracts';
import styles from './detail-page.module.css';

/** What the dealer wrote about a car, in the language that the dealer wrote it in; blank lines part its paragraphs. */
export const Description = ({ text }: { text: string }) => (
  <div className={styles.description} {...writtenIn(text)}>
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
