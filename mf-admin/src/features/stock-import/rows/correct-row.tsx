import { CORRECTED_FIELDS, IMPORT_COLUMNS, type StockImport, type StockImportRow } from '@dealership/contracts';
import { changeStockImportRow } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { useAuditLabels } from '../../../shared/audit/use-audit-labels.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../stock-import.module.css';
import { useRowChange } from '../stock-imports-api.js';
import { useTypedCorrections } from './typed-corrections.js';
import { useFieldLabel } from './use-problem-text.js';

/** Corrects the year, mileage, price and choices of a row, as far as they are wrong, and a doubtful price. */
export function CorrectRow({ row, stockImport }: { row: StockImportRow; stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const label = useFieldLabel();
  const { mutate, isPending } = useRowChange(stockImport.id);
  const typed = useTypedCorrections(stockImport.id);
  const { id, state, mapping } = stockImport;
  const { valueText } = useAuditLabels('vehicle', false);
  const fields = CORRECTED_FIELDS.filter(
    (name) =>
      row.errors.some(({ field, cell }) => field === name && cell !== null) ||
      (name === 'price' && row.warnings.some(({ field }) => field === name)),
  );
  const choices = (name: string) => {
    const { options, required } = IMPORT_COLUMNS.find((column) => column.name === name) ?? {};
    const none = { value: '', label: t(required ? 'vehicle.choose' : 'vehicle.unknown') };
    return options && [none, ...options.map((value) => ({ value, label: valueText(name, value) }))];
  };
  if (state !== 'checked' || fields.length === 0) return null;
  const given = (name: string) => (choices(name) ? '' : (row.cells[mapping.indexOf(name)] ?? ''));
  const cellsOf = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
  };
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const cells = cellsOf(currentTarget);
    if (fields.every((name) => cells[name] === given(name))) typed.forget(row.row);
    else typed.keep(row.row, cells);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ row: row.row, cells: cellsOf(event.currentTarget) });
  };
  return (
    <Allowed to={changeStockImportRow}>
      <li>
        <form
          className={styles.correction}
          aria-label={t('stockImport.correctRow', { row: format(row.row) })}
          onChange={keep}
          onSubmit={send}
        >
          {fields.map((name) => {
            const defaultValue = typed.read(row.row)?.[name] ?? given(name);
            const field = { id: `${id}-${row.row}-${name}`, name, defaultValue };
            const options = choices(name);
            return (
              <label key={name} htmlFor={field.id}>
                {label(name)}
                {options ? (
                  <NativeSelect {...field} options={options} />
                ) : (
                  <Input {...field} dir="ltr" autoComplete="off" maxLength={100} />
                )}
              </label>
            );
          })}
          <Button htmlType="submit" loading={isPending}>
            {t('stockImport.correct')}
          </Button>
        </form>
      </li>
    </Allowed>
  );
}
