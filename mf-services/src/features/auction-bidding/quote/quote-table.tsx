import { formatUsd, QUOTE_LINES, type QuoteLine, type QuoteLineKey } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { formatYen, NO_AMOUNT } from '../../../shared/currency/format-money.js';
import type { GuideValues } from '../guide/guide-values.js';
import styles from './quote-table.module.css';

const WITH_NOTE: readonly QuoteLineKey[] = ['serviceFee', 'oceanFreight', 'commission'];

function Amounts({ line }: { line: QuoteLine | undefined }) {
  const { t } = useTranslation('auction-bidding');
  if (line && line.state !== 'charged')
    return (
      <>
        <td />
        <td className={line.state === 'off' ? styles.off : styles.state}>{t(`calculator.states.${line.state}`)}</td>
      </>
    );
  return (
    <>
      <td className={styles.yen}>
        <bdi dir="ltr">{line ? formatYen(line.yen) : NO_AMOUNT}</bdi>
      </td>
      <td className={styles.dollars}>
        <bdi dir="ltr">{line ? formatUsd(line.usd, 'always') : NO_AMOUNT}</bdi>
      </td>
    </>
  );
}

/** The lines of a quote; without a quote, only their names. */
export function QuoteTable({ lines, figures }: { lines: QuoteLine[] | undefined; figures: GuideValues }) {
  const { t } = useTranslation('auction-bidding');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('calculator.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calculator.item')}</th>
          <th scope="col">{t('calculator.yen')}</th>
          <th scope="col">{t('calculator.dollars')}</th>
        </tr>
      </thead>
      <tbody>
        {QUOTE_LINES.map((key) => (
          <tr key={key}>
            <th scope="row">
              {t(`calculator.lines.${key}`)}
              {WITH_NOTE.includes(key) && <span className={styles.note}>{t(`calculator.notes.${key}`, figures)}</span>}
            </th>
            <Amounts line={lines?.find((line) => line.key === key)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
