import { CORRECTED_FIELDS, type StockImport, type StockImportRow } from '@dealership/contracts';
import { changeStockImportRow } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import type { FormEvent } from 'react';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../stock-import.module.css';
import { useRowChange } from '../stock-imports-api.js';
import { useFieldLabel } from './use-problem-text.js';

/** Corrects the year, mileage and price of a refused row, as far as they are wrong. */
export function CorrectRow({ row, stockImport }: { row: StockImportRow; stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const label = useFieldLabel();
  const { mutate, isPending } = useRowChange(stockImport.id);
  const { id, state, mapping } = stockImport;
  const fields = CORRECTED_FIELDS.filter((name) => row.errors.some(({ field, cell }) => field === name && cell !== null));
  if (state !== 'checked' || fields.length === 0) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    mutate({ row: row.row, cells: Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')])) });
  };
  return (
    <Allowed to={changeStockImportRow}>
      <li>
        <form className={styles.correction} aria-label={t('stockImport.correctRow', { row: format(row.row) })} onSubmit={send}>
          {fields.map((name) => (
            <label key={name} htmlFor={`${id}-${row.row}-${name}`}>
              {label(name)}
              <Input
                id={`${id}-${row.row}-${name}`}
                name={name}
                dir="ltr"
                autoComplete="off"
                maxLength={100}
                defaultValue={row.cells[mapping.indexOf(name)]}
              />
            </label>
          ))}
          <Button htmlType="submit" loading={isPending}>
            {t('stockImport.correct')}
          </Button>
        </form>
      </li>
    </Allowed>
  );
}
