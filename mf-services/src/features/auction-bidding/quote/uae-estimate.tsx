import { type AuctionQuote, formatUsd } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { formatDirhams } from '../../../shared/currency/format-money.js';
import type { GuideValues } from '../guide/guide-values.js';
import styles from './uae-estimate.module.css';

const SUMS = ['duty', 'vat'] as const;

interface UaeEstimateProps {
  estimate: NonNullable<AuctionQuote['uae']>;
  figures: GuideValues;
}

/** The estimated duty and VAT in the UAE. */
export function UaeEstimate({ estimate, figures }: UaeEstimateProps) {
  const { t } = useTranslation('auction-bidding');
  const { locale } = useLanguage();
  return (
    <section className={styles.estimate} aria-labelledby="uae-estimate-title">
      <h4 id="uae-estimate-title" className={styles.title}>
        {t('calculator.estimate.title')}
      </h4>
      <dl>
        {SUMS.map((sum) => (
          <div key={sum} className={styles.sum}>
            <dt>{t(`calculator.estimate.${sum}`, figures)}</dt>
            <dd className={styles.dirhams}>
              <bdi>{formatDirhams(estimate[sum].aed, locale, 2)}</bdi>
            </dd>
            <dd className={styles.dollars}>
              <bdi dir="ltr">{formatUsd(estimate[sum].usd, 'always')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
