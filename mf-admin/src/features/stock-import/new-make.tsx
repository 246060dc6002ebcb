import type { StockImport, StockImportRow } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { newMake, useKnownMakes } from '../../shared/form/vehicle-form/known-makes.js';
import styles from './stock-import.module.css';

/** Says that the row's make is new, and which known one may be meant. */
export function NewMake({ row, mapping }: { row: StockImportRow; mapping: StockImport['mapping'] }) {
  const { t } = useTranslation('dashboard');
  const known = useKnownMakes();
  if (!known?.length || !row.fields.includes('make')) return null;
  const make = row.cells[mapping.indexOf('make')] ?? '';
  const found = newMake(make, known);
  if (!found) return null;
  return (
    <li className={styles.newMake}>
      {t('stockImport.newMake', { make })} {found.meant !== undefined && t('vehicle.meantMake', { name: found.meant })}
    </li>
  );
}
