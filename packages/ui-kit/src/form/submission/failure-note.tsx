import { Icon } from '../../components/controls/icon.js';
import { useTranslation } from '../../i18n/react-i18next.js';
import styles from './failure-note.module.css';

/**
 * Stays where the toast of a failed submission was, with other ways to reach the dealer. No live region: the toast has
 * announced the failure.
 */
export function FailureNote({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('common');
  const { sitePhone: phone, siteWhatsapp: chat } = document.documentElement.dataset;
  return (
    <div className={styles.failure}>
      <p>{reason ?? t('form.notSent')}</p>
      {(chat || phone) && (
        <p className={styles.ways}>
          {chat && (
            <a href={`https://wa.me/${chat}`} target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" size={16} />
              {t('form.whatsapp')}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Icon name="phone" size={16} />
              {t('form.call')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
