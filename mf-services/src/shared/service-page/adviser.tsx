import { ButtonLink, Icon, useHydrated, useTranslation } from '@dealership/ui-kit';
import styles from './adviser.module.css';

/**
 * A person to ask beside a form, by phone or chat. The numbers are in the document, not in the remotes' markup, which
 * links to the contact page instead.
 */
export function Adviser() {
  const { t } = useTranslation('services');
  const { sitePhone: phone, siteWhatsapp: chat } = useHydrated() ? document.documentElement.dataset : {};
  return (
    <aside className={styles.adviser} aria-labelledby="adviser-title">
      <h3 id="adviser-title" className={styles.title}>
        {t('form.talk')}
      </h3>
      <p className={styles.quiet}>{t('form.adviserHours')}</p>
      <a className={styles.phone} href={phone ? `tel:${phone.replaceAll(' ', '')}` : '/contact'}>
        <Icon name="phone" />
        {phone ? <bdi dir="ltr">{phone}</bdi> : t('form.call')}
      </a>
      <ButtonLink
        variant="secondary"
        href={chat ? `https://wa.me/${chat}` : '/contact'}
        {...(chat && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon name="whatsapp" />
        {t('form.adviser')}
      </ButtonLink>
    </aside>
  );
}
