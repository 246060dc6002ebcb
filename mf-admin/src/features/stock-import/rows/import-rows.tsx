import {
  adminPath,
  formatAed,
  formatNumber,
  IMPORT_OUTCOMES,
  IMPORT_ROW_FILTERS,
  type ImportOutcome,
  type ImportRowFilter,
  type StockImport,
  type StockImportProblem,
  type StockImportRow,
  vehicleStatus,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { useAuditLabels } from '../../../shared/audit/use-audit-labels.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { PartsLine } from '../../../shared/display/parts-line.js';
import { Tag, type Tone } from '../../../shared/display/tag.js';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import { useListState } from '../../../shared/list/use-list-state.js';
import { NewMake, useRowMake } from '../mapping/new-make.js';
import styles from '../stock-import.module.css';
import { ROWS_SHOWN, rowsQuery } from '../stock-imports-api.js';
import { LeaveOut } from './leave-out.js';
import { RefusedRows } from './refused-rows.js';
import { rowStockNumber, rowVehicle } from './row-name.js';
import { useFieldLabel, useProblemText } from './use-problem-text.js';

const TONES: Partial<Record<ImportOutcome, Tone>> = { new: 'good', refused: 'bad' };

const AMOUNTS = ['price', 'purchasePrice', 'costs'];

const TEXT_SHOWN = 80;

const shortened = (text: string): string => (text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)} …` : text);

interface ProblemsProps {
  problems: StockImportProblem[];
  /** The value of a problem's cell. */
  cellOf: (problem: StockImportProblem) => string | undefined;
  isRefused: boolean;
}

function Problems({ problems, cellOf, isRefused }: ProblemsProps) {
  const { ofCell } = useProblemText();
  const label = useFieldLabel();
  const { direction } = useLanguage();
  return problems.map((problem) => (
    <li key={`${problem.cell ?? problem.field} ${problem.message}`}>
      {problem.cell ? (
        <strong>
          <bdi dir="ltr">
            {problem.cell} {problem.column && <bdi>{problem.column}</bdi>}
          </bdi>
        </strong>
      ) : (
        problem.field && <strong>{label(problem.field)}</strong>
      )}{' '}
      <bdi dir={direction}>{ofCell(problem, cellOf(problem), isRefused)}</bdi>
    </li>
  ));
}

/** The values that a row changes, before and after. */
function Changes({ row }: { row: StockImportRow }) {
  const { t } = useTranslation('dashboard');
  const label = useFieldLabel();
  const { locale } = useLanguage();
  const { valueText } = useAuditLabels('vehicle', false);
  const textOf = (field: string, value: unknown) => {
    if (field === 'translations' || value === null || value === undefined) return '—';
    if (AMOUNTS.includes(field)) return formatAed(Number(value), locale);
    return typeof value === 'number' && field !== 'year' ? formatNumber(value) : shortened(valueText(field, value));
  };
  return row.fields.map((field) => {
    const name = label(field);
    if (name === undefined) return null;
    const [before, after] = [row.before, row.after].map((values) => textOf(field, values?.[field]));
    return (
      <li key={field}>
        {row.before && field !== 'translations' ? t('stockImport.change', { field: name, before, after }) : name}
      </li>
    );
  });
}

/** The values of a new vehicle, as they were read from its row. */
function NewVehicle({ values }: { values: NonNullable<StockImportRow['after']> }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { price, mileage, fuelType, transmission, sold, reserved } = values;
  const status = vehicleStatus({ sold: sold === true, reserved: reserved === true });
  const parts = [
    price === null ? t('common:price.onRequest') : formatAed(Number(price), locale),
    t('vehicle.mileageKm', { mileage: formatNumber(Number(mileage)) }),
    t(`fuel.${fuelType}`),
    t(`transmission.${transmission}`),
    t(`vehicleStatus.${status}`),
  ];
  return (
    <li className={styles.read}>
      <PartsLine parts={parts} />
    </li>
  );
}

interface DetailsProps {
  row: StockImportRow;
  stockImport: StockImport;
  make: ReturnType<ReturnType<typeof useRowMake>>;
}

function Details({ row, stockImport, make }: DetailsProps) {
  const { mapping, state } = stockImport;
  const { t } = useTranslation('dashboard');
  const label = useFieldLabel();
  const { language, locale } = useLanguage();
  const { ofText } = useProblemText();
  const { format } = new Intl.NumberFormat(locale);
  const names = (fields: string[]) =>
    new Intl.ListFormat(language, { style: 'narrow' }).format(fields.map(label).filter((name) => name !== undefined));
  const { errors, pictures, kept, outcome } = row;
  const warnings = isToCheck(stockImport) ? row.warnings : [];
  const cellOf = ({ field }: StockImportProblem) => (field ? row.cells[mapping.indexOf(field)] : undefined);
  if (outcome !== 'changed' && !row.after && [errors, warnings, pictures, kept].every(({ length }) => length === 0)) return null;
  return (
    <ul className={styles.problems}>
      <Problems problems={errors} cellOf={cellOf} isRefused />
      <Problems problems={warnings} cellOf={cellOf} isRefused={false} />
      {pictures
        .filter(({ state }) => state === 'failed')
        .map(({ name, message }) => (
          <li key={name}>
            <bdi dir="ltr" className={styles.picture}>
              {name}
            </bdi>{' '}
            {ofText(message ?? '')}
          </li>
        ))}
      {pictures.length > 0 && (
        <li>
          {t('stockImport.rowPictures', {
            stored: format(pictures.filter(({ state }) => state === 'stored').length),
            pictures: format(pictures.length),
          })}
        </li>
      )}
      {make && state === 'checked' && <NewMake found={make} stockImport={stockImport} />}
      {outcome === 'changed' && <Changes row={row} />}
      {outcome === 'new' && row.after && <NewVehicle values={row.after} />}
      {kept.length > 0 && <li>{t('stockImport.keeps', { fields: names(kept) })}</li>}
    </ul>
  );
}

const isUndone = ({ state }: StockImport): boolean => state === 'undoing' || state === 'undone';

/** Whether a row's warnings are still to be checked: before the import, and afterwards while its vehicles are drafts. */
const isToCheck = (stockImport: StockImport): boolean =>
  stockImport.state === 'checked' || (stockImport.drafts && !isUndone(stockImport));

/** The vehicle of a row, by its stock number if that is all that the file has; a link once the row has stored it. */
function RowVehicle({ row, stockImport }: { row: StockImportRow; stockImport: StockImport }) {
  const name = <bdi>{rowVehicle(row, stockImport) || rowStockNumber(row, stockImport)}</bdi>;
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
      <div className={styles.filter}>
        <NativeSelect
          aria-label={t('stockImport.showing')}
          value={show}
          options={options}
          onChange={(value) => {
            setShow(value as ImportRowFilter | '');
            list.change({ page: 1 });
          }}
        />
      </div>
      {stockImport.counts.refused > 0 && (
        <p className={styles.outcomes}>
          <RefusedRows stockImport={stockImport} />
        </p>
      )}
      <StaffTable
        label={t('stockImport.rows')}
        columns={[
          { title: t('stockImport.row'), cell: ({ row }) => format(row) },
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
                {isQuestionable(row) && <LeaveOut row={row} stockImport={stockImport} />}
              </span>
            ),
          },
          {
            title: t('stockImport.details'),
            isWide: true,
            cell: (row) => <Details row={row} stockImport={stockImport} make={makeOf(row)} />,
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
