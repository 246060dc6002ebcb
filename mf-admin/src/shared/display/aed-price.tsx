import { aedToUsd, formatAed, formatUsd } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import styles from './aed-price.module.css';

/** An AED price with its rounded dollar figure; `null` is a price on request. */
export function AedPrice({ aed }: { aed: number | null }) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  if (aed === null) return <span>{t('price.onRequest')}</span>;
  return (
    <span className={styles.price}>
      <bdi className={styles.aed}>{formatAed(aed, locale)}</bdi>
      <bdi>{formatUsd(aedToUsd(aed))}</bdi>
    </span>
  );
}
