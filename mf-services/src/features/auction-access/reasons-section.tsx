import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../shared/service-page/page-section.js';
import styles from './reasons-section.module.css';

const REASONS = ['experience', 'agent', 'sheets', 'costs', 'representative', 'shipping'] as const;

/** Reasons to bid through the dealership, and a contact. */
export function ReasonsSection() {
  const { t } = useTranslation('auction-access');
  const contact = (
    <ButtonLink variant="secondary" href="/contact">
      {t('contact')}
    </ButtonLink>
  );
  return (
    <PageSection title={t('reasons.title')} text={t('reasons.text')} more={contact} beside>
      <ul className={styles.list}>
        {REASONS.map((reason) => (
          <li key={reason} className={styles.reason}>
            <h3 className={styles.title}>{t(`reasons.${reason}.title`)}</h3>
            <p className={styles.text}>{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
