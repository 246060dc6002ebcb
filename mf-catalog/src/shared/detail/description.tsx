import { writtenIn } from '@dealership/contracts';
import { WrittenIn } from '@dealership/ui-kit';
import styles from './detail-page.module.css';

/** The dealer's description in its original language; blank lines separate paragraphs. */
export function Description({ text }: { text: string }) {
  const language = writtenIn(text);
  return (
    <>
      <div className={styles.description} data-prose="" {...language}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {text && <WrittenIn language={language.lang} className={styles.writtenIn} />}
    </>
  );
}
