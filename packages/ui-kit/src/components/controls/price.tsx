import { aedToUsd, formatAed, formatUsd } from '@dealership/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.js';
import styles from './price.module.css';

export interface PriceProps {
  /** AED, or `null` for a price on request. */
  aed: number | null;
  large?: boolean;
}

/** The AED price with the rounded dollar figure under it. */
export function Price({ aed, large = false }: PriceProps) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  const size = large ? styles.large : undefined;
  if (aed === null) return <p className={[styles.price, size].join(' ')}>{t('price.onRequest')}</p>;
  return (
    <p className={[styles.price, size].filter(Boolean).join(' ')}>
      <bdi className={styles.aed}>{formatAed(aed, locale)}</bdi>
      <bdi className={styles.usd}>{formatUsd(aedToUsd(aed))}</bdi>
    </p>
  );
}
