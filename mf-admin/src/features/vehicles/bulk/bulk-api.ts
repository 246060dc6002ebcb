import type { BulkChanges, StaffVehicle } from '@dealership/contracts';
import { archiveVehicles, updateVehicles } from '@dealership/contracts/catalog/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { usePriceUndo } from './use-price-undo.js';

export type BulkTask = { act: 'archive' } | { act: 'change'; changes: Omit<BulkChanges, 'vehicles'> };

const run = (chosen: StaffVehicle[], task: BulkTask): Promise<{ changed: number }> => {
  const vehicles = chosen.map(({ id, version }) => ({ id, version }));
  if (task.act === 'archive') return callStaff(archiveVehicles, { body: { vehicles } });
  return callStaff(updateVehicles, { body: { ...task.changes, vehicles } });
};

/** Changes or archives several vehicles, and reports the result. A change of prices can be taken back. */
export function useBulkTask(chosen: StaffVehicle[], onDone: () => void) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const undo = usePriceUndo();
  return useMutation({
    mutationFn: (task: BulkTask) => run(chosen, task),
    onSuccess: ({ changed }, task) => {
      const percent = task.act === 'change' ? task.changes.pricePercent : undefined;
      showToast({
        kind: 'success',
        title: t(`bulk.done.${task.act}`, { changed }),
        ...(percent !== undefined && {
          action: { label: t('action.undo'), onPress: () => undo.mutate({ vehicles: chosen, percent }) },
        }),
      });
      onDone();
    },
    onError: (error, { act }) => showToast({ kind: 'error', title: t(`bulk.failed.${act}`), text: errorText(error) }),
    // Refetch after a failure, too: someone else may have changed a row.
    onSettled: (_answer, _error, _task, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
