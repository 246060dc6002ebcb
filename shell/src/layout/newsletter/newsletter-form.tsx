import { dismissToast, showToast, useTranslation } from '@dealership/ui-kit';
import { EmailForm, type EmailProblem } from '@dealership/ui-kit/email-form';
import { useRef, useState } from 'react';
import { NEWSLETTER_FIELD_ID } from './newsletter-field-id.js';
import styles from './newsletter-form.module.css';
import { NewsletterSent } from './newsletter-sent.js';
import { useNewsletterCall } from './use-newsletter-call.js';

const PROBLEMS = { refused: 'common:validation.email', limited: 'common:form.rateLimited', failed: 'common:form.error' } as const;

/** Shows a toast about a missing address until the next attempt. */
function useMissingToast(): (isMissing: boolean) => void {
  const { t } = useTranslation('shell');
  const toast = useRef(0);
  return (isMissing) => {
    dismissToast(toast.current);
    if (!isMissing) return;
    const title = t('footer.newsletter.error');
    toast.current = showToast({ kind: 'error', title, text: t('common:validation.noEmail') });
  };
}

/** The newsletter form: a field and a button, then a panel in their place. */
export function NewsletterForm() {
  const { t } = useTranslation('shell');
  const { call } = useNewsletterCall('subscribe');
  const announceMissing = useMissingToast();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string, website: string): Promise<EmailProblem | undefined> => {
    const outcome = await call({ email, website });
    if (outcome !== 'done') return PROBLEMS[outcome];
    setSentTo(email.trim());
    showToast({ kind: 'success', title: t('footer.newsletter.thanks'), text: t('footer.newsletter.confirm') });
    return undefined;
  };
  if (sentTo) return <NewsletterSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <EmailForm
      className={`${styles.form} needs-script`}
      aria-labelledby="newsletter-title"
      id={NEWSLETTER_FIELD_ID}
      text={(key) => t(`footer.newsletter.${key}`)}
      classNames={styles}
      variant="primary"
      onSend={send}
      onAttempt={announceMissing}
    >
      <div className={styles.words}>
        <h2 id="newsletter-title" className={styles.title}>
          {t('footer.newsletter.title')}
        </h2>
        <p className={styles.note}>{t('footer.newsletter.note')}</p>
      </div>
    </EmailForm>
  );
}
