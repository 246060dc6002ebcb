import { useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import type { RecordKind, StaffRecord } from './record-kind.js';
import { useDeleteRecord } from './use-record-writes.js';

/** Asks for confirmation before deleting. `name`: the row's display name. */
export function useConfirmDelete<Row extends StaffRecord, Values extends object>(kind: RecordKind<Row, Values>) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const { mutateAsync } = useDeleteRecord(kind);
  return (row: Row, name: string) =>
    modal.confirm({
      title: name,
      content: t(`confirmDelete.${kind.name}`),
      okText: t('action.delete'),
      cancelText: t('action.cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      // A toast reports failures; the dialog closes either way.
      onOk: () => mutateAsync(row.id).catch(() => undefined),
    });
}
