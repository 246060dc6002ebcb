import {
  formatAed,
  formatNumber,
  type StockImport,
  type StockImportProblem,
  type StockImportRow,
  vehicleStatus,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useAuditLabels } from '../../../shared/audit/use-audit-labels.js';
import { PartsLine } from '../../../shared/display/parts-line.js';
import { NewMake, type useRowMake } from '../mapping/new-make.js';
import styles from '../stock-import.module.css';
import { CorrectRow } from './correct-row.js';
import { isToCheck } from './row-state.js';
import { useFieldLabel, useProblemText } from './use-problem-text.js';

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
  return problems.map((problem) => {
    const name = (problem.field && label(problem.field)) ?? problem.column;
    return (
      <li key={`${problem.cell ?? problem.field} ${problem.message}`}>
        <strong>
          {problem.cell && <bdi>{problem.cell}</bdi>} {name && <bdi>{name}</bdi>}
        </strong>{' '}
        <bdi dir={direction}>{ofCell(problem, cellOf(problem), isRefused)}</bdi>
      </li>
    );
  });
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

interface RowDetailsProps {
  row: StockImportRow;
  stockImport: StockImport;
  make: ReturnType<ReturnType<typeof useRowMake>>;
}

/** What a row changes, and what is wrong with it. */
export function RowDetails({ row, stockImport, make }: RowDetailsProps) {
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
      <CorrectRow row={row} stockImport={stockImport} />
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
