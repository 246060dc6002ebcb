import { useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import { useGuideValues } from './guide-values.js';
import styles from './terms-section.module.css';

const TERMS = ['deposit', 'agent', 'payment', 'shipping', 'transport', 'insurance', 'loading', 'duties'] as const;

/** The dealership's terms for bidding. */
export function TermsSection() {
  const { t } = useTranslation('auction-bidding');
  const values = useGuideValues();
  return (
    <PageSection id="terms" title={t('terms.title')} more={<a href="/terms">{t('terms.all')}</a>}>
      <dl className={styles.list}>
        {TERMS.map((term) => (
          <div key={term} className={styles.term}>
            <dt>{t(`terms.${term}.title`)}</dt>
            <dd className={styles.text}>{t(`terms.${term}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
