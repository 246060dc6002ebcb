import { formatAed, isUnusualPrice, type StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import type { ReactNode } from 'react';
import styles from '../stock-import.module.css';
import { readRows } from '../stock-imports-api.js';
import { useRowNames } from './row-name.js';

/** Vehicles named in the question. */
const NAMED = 8;

const aedOf = (value: unknown): number | null | undefined =>
  typeof value === 'string' ? Number(value) : (value as null | undefined);

/** Returns what lists the unusual prices of a file's rows, for the question before their import; undefined without any. */
export function useUnusualPrices(stockImport: StockImport) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const client = useQueryClient();
  const { full } = useRowNames(stockImport);
  return async (current: StockImport): Promise<ReactNode> => {
    const warned = current.counts.warned > 0 ? await readRows(client, current, 'warned') : [];
    const unusual = warned
      .filter(({ leftOut }) => !leftOut)
      .map((row) => ({ row, before: aedOf(row.before?.price), after: aedOf(row.after?.price) }))
      .filter(({ before, after }) => isUnusualPrice(before, after));
    if (unusual.length === 0) return undefined;
    const text = ({ row, before, after }: (typeof unusual)[number]) => {
      const [field, price] = [full(row), formatAed(Number(after), locale)];
      if (typeof before !== 'number') return `\u2068${field}\u2069 · \u2068${price}\u2069`;
      return t('stockImport.change', { field, before: formatAed(before, locale), after: price });
    };
    return (
      <>
        <p>{t('stockImport.askPrices')}</p>
        <ul className={styles.problems}>
          {unusual.slice(0, NAMED).map((one) => (
            <li key={one.row.row}>{text(one)}</li>
          ))}
          {unusual.length > NAMED && <li>…</li>}
        </ul>
      </>
    );
  };
}
