import { type Language, languageSettings } from '@dealership/contracts';
import { emailNodes } from './email-nodes.js';
import styles from './email-view.module.css';

export interface EmailViewProps {
  email: { subject: string; html: string; text: string };
  language: Language;
  format: 'html' | 'text';
}

/** An e-mail as its recipients see it: as HTML or as plain text. */
export const EmailView = ({ email, language, format }: EmailViewProps) => (
  <>
    <p dir={languageSettings(language).direction}>
      <strong>{email.subject}</strong>
    </p>
    {format === 'html' ? (
      <div
        className={styles.frame}
        role="document"
        aria-label={email.subject}
        lang={language}
        ref={(place) => place?.replaceChildren(emailNodes(email.html))}
      />
    ) : (
      <pre className={styles.text} dir="auto">
        {email.text}
      </pre>
    )}
  </>
);
