import type { StockImport, StockImportRow } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Checkbox } from 'antd';
import { Tag } from '../../../shared/display/tag.js';
import { useRowChange } from '../stock-imports-api.js';
import { useRowNames } from './row-name.js';

/** Takes a row into the import or leaves it out, before it starts. */
export function TakeIn({ row, stockImport }: { row: StockImportRow; stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { full } = useRowNames(stockImport);
  const { mutate, isPending, variables } = useRowChange(stockImport.id);
  if (stockImport.state !== 'checked') return row.leftOut && <Tag>{t('stockImport.leftOut')}</Tag>;
  return (
    <Checkbox
      checked={!(isPending ? variables.leftOut : row.leftOut)}
      disabled={isPending}
      aria-label={t('stockImport.takeInNamed', { name: full(row) })}
      onChange={({ target }) => mutate({ row: row.row, leftOut: !target.checked })}
    >
      {t('stockImport.takeIn')}
    </Checkbox>
  );
}
