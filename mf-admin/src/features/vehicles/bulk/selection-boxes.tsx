import { useTranslation } from '@dealership/ui-kit';
import { Checkbox } from 'antd';
import { Allowed } from '../../../shared/staff/allowed.js';
import { vehicleKind } from '../vehicles-api.js';
import type { Selection } from './use-selection.js';

/** Selects all rows shown, in the head of their table. */
export function SelectAll<Row extends { id: number }>({ selection }: { selection: Selection<Row> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Allowed to={vehicleKind.update}>
      <Checkbox
        checked={selection.isAll}
        indeterminate={!selection.isAll && selection.chosen.length > 0}
        aria-label={t('bulk.all')}
        onChange={() => (selection.isAll ? selection.clear() : selection.all())}
      />
    </Allowed>
  );
}

interface SelectRowProps<Row extends { id: number }> {
  selection: Selection<Row>;
  row: Row;
  name: string;
}

export function SelectRow<Row extends { id: number }>({ selection, row, name }: SelectRowProps<Row>) {
  const { t } = useTranslation('dashboard');
  return (
    <Allowed to={vehicleKind.update}>
      <Checkbox checked={selection.has(row.id)} aria-label={t('bulk.select', { name })} onChange={() => selection.toggle(row)} />
    </Allowed>
  );
}
