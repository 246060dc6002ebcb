import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import styles from './service-page.module.css';

/** Somebody to ask, beside a form: by chat where scripts run, else by the page of all ways. */
export function Adviser() {
  const { t } = useTranslation('services');
  const [chat, setChat] = useState<string>();
  // The document knows the dealer's number; documents of remotes are rendered without it.
  useEffect(() => setChat(document.documentElement.dataset.siteWhatsapp), []);
  return (
    <div className={styles.adviser}>
      <ButtonLink
        look="secondary"
        href={chat ? `https://wa.me/${chat}` : '/contact'}
        {...(chat && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {t('form.adviser')}
      </ButtonLink>
      <p className={styles.quiet}>{t('form.adviserHours')}</p>
    </div>
  );
}
