import { formatAed, type StaffVehicle, vehicleStatus } from '@dealership/contracts';
import { updateVehicle } from '@dealership/contracts/catalog/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff, hasCode } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useCarName } from '../../../shared/display/format/car-name.js';

/** A change to one row of the list. */
export type VehicleChange = { vehicle: StaffVehicle } & (
  | { what: 'status'; fields: Pick<StaffVehicle, 'sold' | 'reserved'> & { salePrice?: string | number | null } }
  | { what: 'price'; fields: { price: string | number | null } }
);

const before = ({ vehicle, what, fields }: VehicleChange, saved: StaffVehicle): VehicleChange => {
  const { sold, reserved, price, salePrice = null } = vehicle;
  if (what === 'price') return { what, vehicle: saved, fields: { price } };
  return { what, vehicle: saved, fields: { sold, reserved, ...(fields.salePrice !== undefined && { salePrice }) } };
};

/** Changes the status or the price of a vehicle at the version shown, and offers to undo it. */
export function useVehicleChange() {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const { locale } = useLanguage();
  const errorText = useErrorText();

  function outcome(what: VehicleChange['what'], saved: StaffVehicle): string {
    const name = nameOf(saved);
    if (what === 'status') return t(`vehicle.marked.${vehicleStatus(saved)}`, { name });
    if (saved.price === null) return t('vehicle.priceRemoved', { name });
    return t('vehicle.priceChanged', { name, price: formatAed(saved.price, locale) });
  }

  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ vehicle, fields }: VehicleChange & { isUndo?: true }) =>
      callStaff(updateVehicle, { params: { id: vehicle.id }, body: { ...fields, version: vehicle.version } }),
    onSuccess: (saved, change) =>
      showToast({
        kind: 'success',
        title: t('toast.vehicle.updated'),
        text: outcome(change.what, saved),
        ...(!change.isUndo && {
          action: { label: t('action.undo'), onPress: () => undo(change, saved) },
        }),
      }),
    onError: (error, { what, vehicle }) => {
      // The price's own field shows why it was refused, and on a phone the toast would cover it.
      if (what === 'price' && (hasCode(error, 'VALIDATION_FAILED') || hasCode(error, 'CHANGED_MEANWHILE'))) return;
      const text = `\u2068${nameOf(vehicle)}\u2069 · ${errorText(error)}`;
      showToast({ kind: 'error', title: t('toast.vehicle.updateFailed'), text });
    },
    // Refetch after a failure, too: someone else may have changed the row.
    onSettled: (_answer, _error, _change, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const undo = (change: VehicleChange, saved: StaffVehicle) => mutate({ ...before(change, saved), isUndo: true });
  return { change: mutate, changeAsync: mutateAsync, undo, changing: isPending ? variables.vehicle.id : undefined };
}
