import { DEFAULT_YEN_AMOUNT, USD_TO_AED } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../service-page/page-section.js';
import styles from './currency-calculator.module.css';
import { formatDirhams, formatWholeDollars, NO_AMOUNT } from './format-money.js';
import { RateLine } from './rate-line.js';
import { useExchangeRate } from './use-exchange-rate.js';
import { useYenAmount } from './use-yen-amount.js';
import { YenField } from './yen-field.js';

/** Converts a price in yen to dollars and dirhams. */
export function CurrencyCalculator() {
  const { t } = useTranslation('services');
  const { locale } = useLanguage();
  const rate = useExchangeRate();
  const amount = useYenAmount(DEFAULT_YEN_AMOUNT);
  const dollars = amount.yen && amount.yen / rate.yenPerDollar;
  return (
    <PageSection title={t('currency.title')} titleId="currency-title" text={t('currency.text')} beside joined>
      <div className={styles.sums}>
        <YenField label={t('currency.amount')} amount={amount} />
        <output className={styles.results} aria-busy={rate.isLoading}>
          <span className={styles.label}>{t('currency.dirhams')}</span>
          <bdi className={styles.dirhams}>{dollars ? formatDirhams(dollars * USD_TO_AED, locale) : NO_AMOUNT}</bdi>
          <span className={styles.label}>{t('currency.dollars')}</span>
          <bdi className={styles.dollars}>{dollars ? formatWholeDollars(dollars) : NO_AMOUNT}</bdi>
        </output>
        <RateLine rate={rate} />
      </div>
    </PageSection>
  );
}
