import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useErrorText } from '../../api/use-error-text.js';
import type { EditedKind, RecordKind, StaffRecord } from './record-kind.js';

/** Saves a new or changed row. */
export function useSaveRecord<Row extends StaffRecord, Values extends object>(kind: EditedKind<Row, Values>) {
  return useMutation({
    mutationFn: ({ row, input, isDraft }: { row?: Row | undefined; input: object; isDraft?: boolean }) =>
      row
        ? callStaff(kind.update, { params: { id: row.id }, body: { ...input, version: row.version } })
        : callStaff(kind.create, { body: { ...input, ...(isDraft && { draft: true }) } }),
    onSuccess: (_saved, _asked, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
    onError: (error, _asked, _result, { client }) => {
      // Someone else has changed or removed the row.
      const isOutdated = error instanceof ApiError && (error.status === 404 || error.status === 409);
      if (isOutdated) void client.invalidateQueries({ queryKey: STAFF_DATA });
    },
  });
}

/** Deletes a row and reports the result. */
export function useDeleteRecord<Row extends StaffRecord, Values extends object>(kind: RecordKind<Row, Values>) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (id: number) => callStaff(kind.remove, { params: { id } }),
    onSuccess: async (_answer, _id, _result, { client }) => {
      showToast({ kind: 'success', title: t(`toast.${kind.name}.deleted`) });
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
    onError: (error) => showToast({ kind: 'error', title: t(`toast.${kind.name}.deleteFailed`), text: errorText(error) }),
  });
}
