import { formatPercent } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { formatDeduction, formatDirhams } from '../../../shared/currency/format-money.js';
import { useAuctionFees } from '../../../shared/fees/use-auction-fees.js';
import { PageSection } from '../../../shared/service-page/page-section.js';
import { BenefitList } from '../benefit-list.js';
import styles from './net-proceeds.module.css';
import { EXAMPLE_SALE, proceedsOf } from './proceeds.js';

const DEDUCTIONS = ['commission', 'vat', 'preparation'] as const;

/** An example of what a car's owner is paid, line by line. */
export function NetProceeds() {
  const { t } = useTranslation('consignment-proceeds');
  const { locale } = useLanguage();
  const { vatPercent } = useAuctionFees().calculator;
  const sums = proceedsOf(EXAMPLE_SALE, vatPercent);
  const share = Math.round((1000 * sums.proceeds) / sums.price) / 1000;
  const values = {
    commission: formatPercent(EXAMPLE_SALE.commissionPercent / 100, locale),
    vat: formatPercent(vatPercent / 100, locale),
  };
  return (
    <PageSection
      title={t('title')}
      text={t('text')}
      more={<BenefitList />}
      foot={<p className={styles.note}>{t('note')}</p>}
      beside
    >
      <div className={styles.sheet}>
        <p className={styles.car}>{t('car')}</p>
        <dl>
          <div className={styles.line}>
            <dt>{t('price')}</dt>
            <dd>
              <bdi>{formatDirhams(sums.price, locale)}</bdi>
            </dd>
          </div>
          {DEDUCTIONS.map((name) => (
            <div key={name} className={[styles.line, styles.off].join(' ')}>
              <dt>{t(name, values)}</dt>
              <dd>
                <bdi>{formatDeduction(sums[name], locale)}</bdi>
              </dd>
            </div>
          ))}
          <div className={[styles.line, styles.total].join(' ')}>
            <dt>{t('proceeds')}</dt>
            <dd>
              <bdi>{formatDirhams(sums.proceeds, locale)}</bdi>
            </dd>
          </div>
        </dl>
        <div className={styles.shares}>
          <svg className={`${styles.bar} directed`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.paid} width={100 * share} height="1" />
          </svg>
          <p>{t('share', { share: formatPercent(share, locale) })}</p>
          <p className={styles.off}>{t('costs', { share: formatPercent(1 - share, locale) })}</p>
        </div>
      </div>
    </PageSection>
  );
}
