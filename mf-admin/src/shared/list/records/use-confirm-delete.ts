import { useTranslation } from '@dealership/ui-kit';
import { useConfirmDanger } from '../../dialog/use-confirm-danger.js';
import type { RecordKind, StaffRecord } from './record-kind.js';
import { useDeleteRecord } from './use-record-writes.js';

/** Asks for confirmation before deleting. `name`: the row's display name. */
export function useConfirmDelete<Row extends StaffRecord, Values extends object>(kind: RecordKind<Row, Values>) {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const { mutateAsync } = useDeleteRecord(kind);
  return (row: Pick<Row, 'id'>, name: string) =>
    confirm({
      title: name,
      content: t(`confirmDelete.${kind.name}`),
      okText: t('action.delete'),
      act: () => mutateAsync(row.id),
    });
}
