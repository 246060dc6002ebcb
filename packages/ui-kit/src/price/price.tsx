import { formatAed, formatSecondCurrency } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { CurrencyPlace } from './currency-place.js';
import styles from './price.module.css';
import { useSecondCurrency } from './second-currency.js';

export interface PriceProps {
  /** AED, or `null` for a price on request. */
  aed: number | null;
  /** Context: on a card, on its own page, in a printed table. */
  variant?: 'card' | 'page' | 'table';
  /** The second figure opens the currency choice. */
  choice?: boolean;
}

/** The AED price with the rounded amount in the visitor's second currency. */
export function Price({ aed, variant = 'card', choice = false }: PriceProps) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  const { currency, rate } = useSecondCurrency();
  const className = [styles.price, styles[variant]].join(' ');
  // In a table it can be the text of a button, which may contain no paragraph.
  const Line = variant === 'table' ? 'span' : 'p';
  if (aed === null) return <Line className={className}>{t('price.onRequest')}</Line>;
  const second = <bdi className={styles.usd}>{formatSecondCurrency(Math.round(aed * rate), currency, locale)}</bdi>;
  const Lines = choice ? 'div' : Line;
  return (
    <Lines className={className}>
      <bdi className={styles.aed}>{formatAed(aed, locale)}</bdi>
      {choice ? (
        <div className={styles.second}>
          {second}
          <CurrencyPlace />
        </div>
      ) : (
        second
      )}
    </Lines>
  );
}
