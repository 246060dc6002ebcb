import {
  adminPath,
  IMPORT_OUTCOMES,
  IMPORT_ROW_FILTERS,
  type ImportOutcome,
  type ImportRowFilter,
  type StockImport,
  type StockImportRow,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { Tag, type Tone } from '../../../shared/display/tag.js';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import { useListState } from '../../../shared/list/use-list-state.js';
import { useRowMake } from '../mapping/new-make.js';
import styles from '../stock-import.module.css';
import { ROWS_SHOWN, rowsQuery } from '../stock-imports-api.js';
import { RefusedRows } from './refused-rows.js';
import { RowDetails } from './row-details.js';
import { rowStockNumber, useRowNames } from './row-name.js';
import { isToCheck, isUndone } from './row-state.js';
import { TakeIn } from './take-in.js';

const TONES: Partial<Record<ImportOutcome, Tone>> = { new: 'good', refused: 'bad' };

/** The vehicle of a row, by its stock number if that is all that the file has; a link once the row has stored it. */
function RowVehicle({ row, stockImport }: { row: StockImportRow; stockImport: StockImport }) {
  const { vehicle } = useRowNames(stockImport);
  const name = <bdi>{vehicle(row) || rowStockNumber(row, stockImport)}</bdi>;
  const isStored = row.vehicleId !== null && !isUndone(stockImport);
  return isStored ? (
    <Link className={styles.link} to={adminPath('vehicles', { entry: row.vehicleId ?? 0 })}>
      {name}
    </Link>
  ) : (
    name
  );
}

/** The rows of a file, with the outcome of each and its invalid cells. */
export function ImportRows({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const list = useListState();
  const [show, setShow] = useState<ImportRowFilter | ''>('');
  const reading = useQuery(rowsQuery(stockImport, { page: list.page, show: show || undefined }));
  const makeOf = useRowMake(stockImport);
  const isQuestionable = (row: StockImportRow) =>
    (row.outcome === 'new' || row.outcome === 'changed') && (row.leftOut || row.warnings.length > 0 || makeOf(row) !== undefined);
  const shownCount = (name: ImportRowFilter) => (name === 'warned' && !isToCheck(stockImport) ? 0 : stockImport.counts[name]);
  const options = [
    { value: '', label: t('stockImport.show.all', { count: format(stockImport.rows) }) },
    ...IMPORT_ROW_FILTERS.filter((name) => name === show || shownCount(name) > 0).map((name) => ({
      value: name,
      label: t(`stockImport.show.${name}`, { count: format(stockImport.counts[name]) }),
    })),
  ];
  return (
    <section className={styles.wide} aria-label={t('stockImport.rows')}>
      <div className={styles.rowsBar}>
        <p className={styles.outcomes}>
          {IMPORT_OUTCOMES.filter((name) => stockImport.counts[name] > 0).map((name) => (
            <Tag key={name} tone={TONES[name]}>
              {t(`stockImport.show.${name}`, { count: format(stockImport.counts[name]) })}
            </Tag>
          ))}
          {shownCount('warned') > 0 && (
            <Tag tone="notice">{t('stockImport.show.warned', { count: format(stockImport.counts.warned) })}</Tag>
          )}
          {stockImport.counts.leftOut > 0 && (
            <Tag>{t('stockImport.show.leftOut', { count: format(stockImport.counts.leftOut) })}</Tag>
          )}
        </p>
        <NativeSelect
          aria-label={t('stockImport.showing')}
          value={show}
          options={options}
          onChange={(value) => {
            setShow(value as ImportRowFilter | '');
            list.change({ page: 1 });
          }}
        />
        {stockImport.counts.refused > 0 && <RefusedRows stockImport={stockImport} />}
      </div>
      {stockImport.state === 'checked' && shownCount('warned') > 0 && (
        <p className={styles.rowsHint}>{t('stockImport.toCheckHint')}</p>
      )}
      <StaffTable
        label={t('stockImport.rows')}
        columns={[
          { title: t('stockImport.row'), isTitled: true, cell: ({ row }) => format(row) },
          {
            title: t('vehicle.one'),
            cell: (row) => <RowVehicle row={row} stockImport={stockImport} />,
          },
          {
            title: t('vehicle.stockNumber'),
            cell: (row) => <bdi className={styles.whole}>{rowStockNumber(row, stockImport) ?? '—'}</bdi>,
          },
          {
            title: t('list.status'),
            cell: (row) => (
              <span className={styles.marks}>
                {row.outcome && <Tag tone={TONES[row.outcome]}>{t(`stockImport.outcome.${row.outcome}`)}</Tag>}
                {isToCheck(stockImport) && row.warnings.length > 0 && <Tag tone="notice">{t('stockImport.toCheck')}</Tag>}
                {isQuestionable(row) && <TakeIn row={row} stockImport={stockImport} />}
              </span>
            ),
          },
          {
            title: t('stockImport.details'),
            isWide: true,
            cell: (row) => <RowDetails row={row} stockImport={stockImport} make={makeOf(row)} />,
          },
        ]}
        shown={reading.data && { rows: reading.data.items.map((row) => ({ ...row, id: row.row })), total: reading.data.total }}
        reading={reading}
        list={list}
        pageSize={ROWS_SHOWN}
        empty={{ title: t('stockImport.noRows'), text: t('stockImport.noRowsText') }}
      />
    </section>
  );
}
