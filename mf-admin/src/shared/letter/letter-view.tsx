import { type Language, languageSettings } from '@dealership/contracts';
import { letterNodes } from './letter-nodes.js';
import styles from './letter-view.module.css';

export interface LetterViewProps {
  letter: { subject: string; html: string; text: string };
  language: Language;
  format: 'html' | 'text';
}

/** An e-mail as its recipients see it: as HTML or as plain text. */
export const LetterView = ({ letter, language, format }: LetterViewProps) => (
  <>
    <p dir={languageSettings(language).direction}>
      <strong>{letter.subject}</strong>
    </p>
    {format === 'html' ? (
      <div
        className={styles.frame}
        role="document"
        aria-label={letter.subject}
        lang={language}
        ref={(place) => place?.replaceChildren(letterNodes(letter.html))}
      />
    ) : (
      <pre className={styles.text} dir="auto">
        {letter.text}
      </pre>
    )}
  </>
);
