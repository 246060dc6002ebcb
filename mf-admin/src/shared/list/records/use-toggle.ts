import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useErrorText } from '../../api/use-error-text.js';
import type { RecordKind, StaffRecord } from './record-kind.js';

/** Toggles a flag of a row without sending other fields. `toggling`: id of the row being saved. */
export function useToggle<Row extends StaffRecord, Values extends object>(
  kind: RecordKind<Row, Values>,
  flag: { [Name in keyof Row]: Row[Name] extends boolean ? Name : never }[keyof Row] & string,
) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (row: Row) =>
      callStaff(kind.update, { params: { id: row.id }, body: { [flag]: !row[flag], version: row.version } }),
    onSuccess: () => showToast({ kind: 'success', title: t(`toast.${kind.name}.updated`) }),
    onError: (error) => showToast({ kind: 'error', title: t(`toast.${kind.name}.updateFailed`), text: errorText(error) }),
    // Refetch after a failure, too: someone else may have changed the row.
    onSettled: (_answer, _error, _row, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  return { toggle: (row: Row) => mutate(row), toggling: isPending ? variables.id : undefined };
}
