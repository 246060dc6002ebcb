import type { StockImport, StockImportRow } from '@dealership/contracts';
import { mapStockImport } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { newMake, useKnownMakes } from '../../../shared/form/vehicle-form/known-makes.js';
import { fold } from '../../../shared/list/page-of.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../stock-import.module.css';
import { useImportStep } from '../stock-imports-api.js';

interface RowMake {
  /** As the file names it. */
  make: string;
  /** The known make that it stands for, as staff chose. */
  chosen?: string | undefined;
  /** The known make that may be meant. */
  meant?: string | undefined;
  known: string[];
}

/** Finds the make of a row if it is not a known one. */
export function useRowMake({ mapping, makes }: StockImport): (row: StockImportRow) => RowMake | undefined {
  const known = useKnownMakes();
  return ({ cells, fields }) => {
    if (!known?.length || !fields.includes('make')) return undefined;
    const make = cells[mapping.indexOf('make')] ?? '';
    const found = newMake(make, known);
    const chosen = Object.entries(makes).find(([name]) => fold(name) === fold(make))?.[1];
    const names = known.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b));
    return found && { make, chosen, meant: found.meant, known: names };
  };
}

/** Says that the row's make is new, and lets staff say which known one it stands for. */
export function NewMake({ found, stockImport }: { found: RowMake; stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { id, state, mapping, makes } = stockImport;
  const { mutate, isPending } = useImportStep(id);
  const { make, chosen, meant, known } = found;
  const choose = (name: string) => {
    const others = Object.entries(makes).filter(([other]) => fold(other) !== fold(make));
    mutate({ mapping, makes: Object.fromEntries(name ? [...others, [make, name]] : others) });
  };
  return (
    <li className={styles.newMake}>
      <span>
        {chosen === undefined ? t('stockImport.newMake', { make }) : t('stockImport.makeInFile', { make, known: chosen })}{' '}
        {chosen === undefined && meant !== undefined && t('vehicle.meantMake', { name: meant })}
      </span>
      {state === 'checked' && (
        <Allowed to={mapStockImport}>
          <NativeSelect
            aria-label={t('stockImport.makeOf', { make })}
            disabled={isPending}
            value={chosen ?? ''}
            options={[
              { value: '', label: t('stockImport.keepMake') },
              ...known.map((name) => ({ value: name, label: t('stockImport.belongsTo', { name }) })),
            ]}
            onChange={choose}
          />
        </Allowed>
      )}
    </li>
  );
}
