import { type StaffVehicle, vehicleName } from '@dealership/contracts';
import { archiveVehicles, restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';

/** Brings an archived vehicle back into the stock. */
export function useRestore() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (id: number) => callStaff(restoreVehicle, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t('archive.restored') }),
    onError: (error) => showToast({ kind: 'error', title: t('archive.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** Archives one vehicle at once, and offers to bring it back. */
export function useArchive() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const restore = useRestore();
  return useMutation({
    mutationFn: ({ id, version }: StaffVehicle) => callStaff(archiveVehicles, { body: { vehicles: [{ id, version }] } }),
    onSuccess: (_answer, vehicle) =>
      showToast({
        kind: 'success',
        title: t('archive.done', { name: vehicleName(vehicle) }),
        text: t('archive.doneText'),
        action: { label: t('action.undo'), onPress: () => restore.mutate(vehicle.id) },
      }),
    onError: (error, vehicle) =>
      showToast({ kind: 'error', title: t('archive.notDone', { name: vehicleName(vehicle) }), text: errorText(error) }),
    // Refetch after a failure, too: someone else may have changed the row.
    onSettled: (_answer, _error, _vehicle, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
