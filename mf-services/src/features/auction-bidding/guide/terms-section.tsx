import { useTranslation } from '@dealership/ui-kit';
import { guideValues } from './guide-values.js';
import styles from './terms-section.module.css';

const TERMS = ['deposit', 'agent', 'payment', 'shipping', 'transport', 'insurance', 'loading', 'duties'] as const;

/** The terms under which the house bids. */
export function TermsSection() {
  const { t } = useTranslation('auction-bidding');
  return (
    <section className={styles.terms} id="terms">
      <div className={styles.lead}>
        <h2>{t('terms.title')}</h2>
        <a href="/terms">{t('terms.all')}</a>
      </div>
      <dl className={styles.list}>
        {TERMS.map((term) => (
          <div key={term} className={styles.term}>
            <dt>{t(`terms.${term}.title`)}</dt>
            <dd className={styles.text}>{t(`terms.${term}.text`, guideValues)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
