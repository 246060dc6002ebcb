import { formatUsd } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NO_AMOUNT } from '../../../shared/currency/format-money.js';
import { YenField } from '../../../shared/currency/yen-field.js';
import { QuoteActions } from '../quote/quote-actions.js';
import { QuoteSheet } from '../quote/quote-sheet.js';
import { useQuote } from '../quote/use-quote.js';
import styles from './quote-calculator.module.css';
import { QuoteSwitches } from './quote-switches.js';

/** Calculates the cost of a car on arrival from a price in yen and the selected items. */
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
            <bdi dir="ltr">{amount.yen === undefined ? NO_AMOUNT : formatUsd(amount.yen / rate.yenPerDollar, 'always')}</bdi>
          </p>
        </div>
        <QuoteSwitches {...quote} />
      </div>
      <QuoteSheet {...quote} />
      <QuoteActions link={quote.link} />
    </section>
  );
}
