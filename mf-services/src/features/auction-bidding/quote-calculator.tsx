import { useTranslation } from '@dealership/ui-kit';
import { formatDollars, NO_AMOUNT } from '../../shared/currency/format-money.js';
import { YenField } from '../../shared/currency/yen-field.js';
import styles from './quote-calculator.module.css';
import { QuoteSheet } from './quote-sheet.js';
import { QuoteSwitches } from './quote-switches.js';
import { useQuote } from './use-quote.js';

/** What a car costs on arrival: a price in yen, what to count, and the quote that comes of it. */
export function QuoteCalculator() {
  const { t } = useTranslation('auction-bidding');
  const quote = useQuote();
  const { amount, rate } = quote;
  return (
    <section id="calculator" className={styles.calculator} aria-labelledby="calculator-title">
      <div className={styles.words}>
        <h2 id="calculator-title">{t('calculator.title')}</h2>
        <p className={styles.text}>{t('calculator.text')}</p>
        <div className={styles.price}>
          <YenField label={t('calculator.price')} amount={amount} />
          <p className={styles.dollars}>
            {t('calculator.inDollars')}{' '}
            <bdi dir="ltr">{amount.yen === undefined ? NO_AMOUNT : formatDollars(amount.yen / rate.yenPerDollar)}</bdi>
          </p>
        </div>
        <QuoteSwitches {...quote} />
      </div>
      <QuoteSheet {...quote} />
    </section>
  );
}
