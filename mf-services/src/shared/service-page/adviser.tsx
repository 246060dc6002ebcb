import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { useEffect, useState } from 'react';
import styles from './service-page.module.css';

/** A contact beside a form: a chat link if scripts run, else a link to the contact page. */
export function Adviser() {
  const { t } = useTranslation('services');
  const [chat, setChat] = useState<string>();
  // The number is in the document, not in the remotes' markup, which is rendered without it.
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
