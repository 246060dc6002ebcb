import { Button, TextWithEmail, useTranslation } from '@dealership/ui-kit';
import { SentMark } from '@dealership/ui-kit/sent';
import { useEffect, useRef } from 'react';
import styles from './newsletter-form.module.css';

export interface NewsletterSentProps {
  email: string;
  onAgain: () => void;
}

/** Replaces the sent newsletter form. Takes the focus. */
export function NewsletterSent({ email, onAgain }: NewsletterSentProps) {
  const { t } = useTranslation('shell');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} tabIndex={-1} className={`${styles.form} ${styles.sent}`} aria-labelledby="newsletter-title">
      <div className={styles.words}>
        <h2 id="newsletter-title" className={styles.title}>
          <SentMark small />
          {t('footer.newsletter.sent.title')}
        </h2>
        <p className={styles.note}>
          <TextWithEmail text={t('footer.newsletter.sent.text', { email })} email={email} />
        </p>
      </div>
      <div className={styles.again}>
        <Button variant="secondary" onClick={onAgain}>
          {t('footer.newsletter.sent.again')}
        </Button>
      </div>
    </section>
  );
}
