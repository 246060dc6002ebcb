import { ErrorBoundary, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { DownloadIcon } from '../../../shared/display/icons.js';
import { Nothing } from '../../../shared/display/nothing.js';
import { toCsv } from '../figures-csv.js';
import type { Row } from '../series.js';
import styles from './figure.module.css';
import { FigureTable } from './figure-table.js';

/** Rows of a table that show at once. */
const SHOWN = 10;

const BarPlot = lazy(() => import(/* webpackChunkName: "bar-plot" */ './bar-plot.js'));

export interface FigureProps {
  title: string;
  /** What the rows are: the head of the table's first column. */
  of: string;
  series: string[];
  rows: Row[];
  /** Of the file, without its ending. */
  file: string;
  format?: (value: number) => string;
  note?: ReactNode;
  /** Values that no plot shows well. */
  isTableOnly?: boolean;
  /** Whether the labels of the rows are days. */
  isByDay?: boolean;
}

function download(file: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: `${file}.csv` }).click();
  URL.revokeObjectURL(href);
}

/** A plot, its table, and the table as a file. */
export function Figure({ title, of, series, rows, file, format, note, isTableOnly = false, isByDay = false }: FigureProps) {
  const { t } = useTranslation('dashboard');
  const { locale, direction } = useLanguage();
  const id = useId();
  const words = format ?? new Intl.NumberFormat(locale).format;
  const isWide = isTableOnly && rows.length > SHOWN;
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (label: string) => (isByDay ? day.format(new Date(label)) : label);
  const tableOf = (shown: Row[]) => (
    <FigureTable label={title} head={[of, ...series]} rows={shown} nameOf={nameOf} format={words} />
  );
  return (
    <article className={[styles.figure, isWide && styles.wide].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          icon={<DownloadIcon />}
          disabled={isEmpty}
          onClick={() => download(file, toCsv([of, ...series], rows))}
        >
          {t('figures.csv')}
        </Button>
      </header>
      {note && <p className={styles.note}>{note}</p>}
      {isEmpty && <Nothing text={t('figures.nothing')} />}
      {!isEmpty && isTableOnly && tableOf(rows.slice(0, SHOWN))}
      {isTableOnly && rows.length > SHOWN && (
        <details className={styles.details}>
          <summary>{t('figures.more', { count: rows.length - SHOWN })}</summary>
          {tableOf(rows.slice(SHOWN))}
        </details>
      )}
      {!isEmpty && !isTableOnly && (
        <>
          <div className={styles.plot} aria-hidden="true">
            <ErrorBoundary>
              <Suspense>
                <BarPlot {...{ rows, series, direction, isByDay, nameOf }} format={words} />
              </Suspense>
            </ErrorBoundary>
          </div>
          {series.length > 1 && (
            <ul className={styles.legend}>
              {series.map((name, index) => (
                <li key={name} data-series={index}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <details className={styles.details}>
            <summary>{t('figures.table')}</summary>
            {tableOf(rows)}
          </details>
        </>
      )}
    </article>
  );
}
