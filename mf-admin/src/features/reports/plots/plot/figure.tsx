import { dateTimeFormat, ErrorBoundary, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { DownloadIcon } from '../../../../shared/display/icons.js';
import { BeforeLine, type Compared } from '../../before-line.js';
import { toCsv } from '../../reports-csv.js';
import type { Row } from '../../series.js';
import { EmptyFigure } from './empty-figures.js';
import styles from './figure.module.css';
import { FigureTable } from './figure-table.js';

/** Number of table rows shown initially. */
const SHOWN = 10;

const BarPlot = lazy(() => import(/* webpackChunkName: "bar-plot" */ './bar-plot.js'));

export interface FigureProps {
  title: string;
  /** What the rows are; the header of the table's first column. */
  of: string;
  series: string[];
  /** The names on the page, if they differ from those of the file. */
  heads?: string[];
  rows: Row[];
  /** The file's name without its extension. */
  file: string;
  format?: (value: number, column: number) => string;
  /** Description of the figure. */
  note?: ReactNode;
  /** Its total, with that of the previous period. */
  compared?: Compared | undefined;
  /**
   * Index of the only column to plot, if the others are of another kind. The table shows all columns. By default all
   * are stacked.
   */
  plotted?: number;
  /** Whether the row labels are days. */
  isByDay?: boolean;
  /** Whether its columns are of different things, which do not add up: they stand beside each other. */
  isSideBySide?: boolean;
}

function download(file: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: `${file}.csv` }).click();
  URL.revokeObjectURL(href);
}

/** The rows to plot. For a single column: those of the first rows whose value is known, if there is one above 0. */
function barsOf(rows: Row[], column: number | undefined): Row[] {
  if (column === undefined) return rows;
  const bars = rows
    .slice(0, SHOWN)
    .map(({ label, values }) => ({ label, values: [values[column] ?? Number.NaN] }))
    .filter(({ values: [value] }) => !Number.isNaN(value));
  return bars.some(({ values: [value] }) => value !== 0) ? bars : [];
}

/**
 * A plot with its table, which can be downloaded as a file. Without data in this period and the one before, its title joins
 * those of other empty figures.
 */
export function Figure(props: FigureProps) {
  const { title, of, series, heads = series, rows, file, format, note, compared, plotted } = props;
  const { isByDay = false, isSideBySide = false } = props;
  const { t } = useTranslation('dashboard');
  const { locale, direction } = useLanguage();
  const id = useId();
  const plain = new Intl.NumberFormat(locale);
  const formatValue = format ?? plain.format;
  const hasOwnTable = plotted !== undefined;
  const bars = barsOf(rows, plotted);
  const barNames = plotted === undefined ? series : heads.slice(plotted, plotted + 1);
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (label: string) => (isByDay ? day.format(new Date(label)) : label);
  const tableOf = (shown: Row[]) => (
    <FigureTable label={title} head={[of, ...heads]} rows={shown} nameOf={nameOf} format={formatValue} />
  );
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  if (isEmpty && !compared?.before) return <EmptyFigure title={title} />;
  return (
    <article className={[styles.figure, hasOwnTable && styles.wide].filter(Boolean).join(' ')} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!isEmpty && (
          <Button size="small" icon={<DownloadIcon />} onClick={() => download(file, toCsv([of, ...series], rows))}>
            {t('figures.csv')}
          </Button>
        )}
      </header>
      {compared && (compared.now ?? compared.before) !== undefined && (
        <p className={styles.compared}>
          <strong>
            <bdi>{compared.now === undefined ? '–' : (compared.format ?? plain.format)(compared.now)}</bdi>
          </strong>
          {compared.label && <span>{compared.label}</span>}
          <BeforeLine {...compared} />
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {isEmpty && <p className={styles.none}>{t('figures.none')}</p>}
      {!isEmpty && bars.length > 0 && (
        <div className={[styles.plot, isByDay && styles.byDay].filter(Boolean).join(' ')} aria-hidden="true">
          <ErrorBoundary>
            <Suspense>
              <BarPlot
                rows={bars}
                series={barNames}
                {...{ direction, isByDay, isSideBySide, nameOf }}
                format={(value) => formatValue(value, plotted ?? 0)}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      {!isEmpty && bars.length > 0 && series.length > 1 && (
        <ul className={styles.legend}>
          {barNames.map((name, index) => (
            <li key={name} data-series={index}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && hasOwnTable && tableOf(rows.slice(0, SHOWN))}
      {hasOwnTable && rows.length > SHOWN && (
        <details className={styles.details}>
          <summary>{t('figures.more', { count: rows.length - SHOWN })}</summary>
          {tableOf(rows.slice(SHOWN))}
        </details>
      )}
      {!isEmpty && !hasOwnTable && (
        <details className={styles.details}>
          <summary>{t('figures.table')}</summary>
          {tableOf(rows)}
        </details>
      )}
    </article>
  );
}
