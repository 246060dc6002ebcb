import { formatUsd } from '@dealership/contracts';
import { Button, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useRef } from 'react';
import { formatDirhams, NO_AMOUNT } from '../../../shared/currency/format-money.js';
import { RateLine } from '../../../shared/currency/rate-line.js';
import { PrintedCode } from './printed-code.js';
import { PrintedHead } from './printed-head.js';
import styles from './quote-sheet.module.css';
import { QuoteTable } from './quote-table.js';
import { QuoteTotal } from './quote-total.js';
import { UaeEstimate } from './uae-estimate.js';
import type { Quote } from './use-quote.js';

/** The quote: its exchange rate, its lines and its total. When printed it is the whole page, on letter paper if it is ours. */
export function QuoteSheet({ quote, rate, isOwnRate, hasOwnFees, figures, link, takeTodaysRate }: Quote) {
  const { t } = useTranslation('auction-bidding');
  const { locale } = useLanguage();
  const isOwn = isOwnRate || hasOwnFees;
  const containerRef = useRef<HTMLDivElement>(null);
  const leaveLink = () => {
    takeTodaysRate();
    // The button disappears together with the link's own rate and fees, so move the focus.
    containerRef.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.sheet} data-letterhead={isOwn ? undefined : ''}>
      <PrintedHead isOwn={isOwn} />
      <h3 className={styles.title}>{t('calculator.sheet')}</h3>
      <div ref={containerRef} className={styles.rate} tabIndex={-1}>
        <RateLine rate={rate} {...(isOwnRate && { label: t('calculator.ownRate') })} />
        {hasOwnFees && <p className={styles.ownFees}>{t('calculator.ownFees')}</p>}
        {isOwn && (
          <Button variant="quiet" className={styles.todaysRate} onClick={leaveLink}>
            {hasOwnFees ? t('calculator.todaysFees') : t('calculator.todaysRate')}
          </Button>
        )}
      </div>
      <QuoteTable lines={quote?.lines} figures={figures} />
      <QuoteTotal
        label={quote?.uae ? t('calculator.estimate.cif') : t('calculator.total')}
        dollars={quote ? formatUsd(quote.total.usd, 'always') : NO_AMOUNT}
        dirhams={quote ? formatDirhams(quote.total.aed, locale, 2) : NO_AMOUNT}
        isLoading={rate.isLoading}
        isInterim={quote?.uae !== undefined}
      />
      {quote?.uae && (
        <>
          <UaeEstimate estimate={quote.uae} figures={figures} />
          <QuoteTotal
            label={t('calculator.estimate.landed')}
            dollars={formatUsd(quote.uae.landed.usd, 'always')}
            dirhams={formatDirhams(quote.uae.landed.aed, locale, 2)}
            isLoading={rate.isLoading}
          />
        </>
      )}
      <p className={styles.note}>{t('calculator.note')}</p>
      <PrintedCode link={link} />
    </div>
  );
}
