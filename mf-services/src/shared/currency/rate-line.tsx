import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { formatRate } from './format-money.js';
import styles from './rate-line.module.css';
import type { YenRate } from './use-exchange-rate.js';

export interface RateLineProps {
  rate: YenRate & { isLoading?: boolean };
  /** Label for a rate that is not the current one. */
  label?: string;
}

/** The exchange rate used for the figures beside it, with its date. */
export function RateLine({ rate, label }: RateLineProps) {
  const { t } = useTranslation('services');
  const { language, locale } = useLanguage();
  if (rate.isLoading) return <p className={styles.line}>{t('currency.loading')}</p>;
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  return (
    <p className={styles.line}>
      {rate.indicative ? t('currency.indicativeRate') : (label ?? t('currency.currentRate'))}
      {language === 'ja' ? '' : ' '}
      <bdi dir="ltr">{formatRate(rate.yenPerDollar)}</bdi>
      {!rate.indicative && rate.fetchedAt && <span>{` ${day.format(new Date(rate.fetchedAt))}`}</span>}
    </p>
  );
}
