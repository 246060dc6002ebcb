import { type Language, languageSettings } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import fading from '../../display/fading.module.css';
import { emailNodes } from './email-nodes.js';
import styles from './email-view.module.css';

/** The mail program's light or dark scheme, or the plain text. */
const LOOKS = ['light', 'dark', 'text'] as const;

export interface EmailViewProps {
  email: { subject: string; html: string; text: string };
  language: Language;
  /** Further choices of what is shown. */
  children?: ReactNode;
}

/** An e-mail as its recipients see it. */
export function EmailView({ email, language, children }: EmailViewProps) {
  const { t } = useTranslation('dashboard');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('light');
  const looks = LOOKS.map((value) => ({ value, label: t(`emailView.${value}`) }));
  return (
    <>
      <div className={styles.choices}>
        {children}
        <Segmented aria-label={t('emailView.label')} options={looks} value={look} onChange={setLook} />
      </div>
      <p dir={languageSettings(language).direction}>
        <strong>{email.subject}</strong>
      </p>
      {look === 'text' ? (
        <pre className={`${styles.text} ${fading.fading}`} dir="auto">
          {email.text}
        </pre>
      ) : (
        <div
          key={look}
          className={`${styles.frame} ${fading.fading}`}
          role="document"
          aria-label={email.subject}
          lang={language}
          ref={(element) => element?.replaceChildren(emailNodes(email.html, look))}
        />
      )}
    </>
  );
}
