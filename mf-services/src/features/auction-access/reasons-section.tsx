import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import styles from './reasons-section.module.css';

const REASONS = ['experience', 'agent', 'sheets', 'costs', 'refund', 'shipping'] as const;

/** Why to bid with this house, and whom to ask. */
export function ReasonsSection() {
  const { t } = useTranslation('auction-access');
  return (
    <section className={styles.reasons}>
      <div className={styles.lead}>
        <h2>{t('reasons.title')}</h2>
        <p className={styles.text}>{t('reasons.text')}</p>
        <ButtonLink look="secondary" href="/contact">
          {t('contact')}
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {REASONS.map((reason) => (
          <li key={reason} className={styles.reason}>
            <h3 className={styles.title}>{t(`reasons.${reason}.title`)}</h3>
            <p className={styles.text}>{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
