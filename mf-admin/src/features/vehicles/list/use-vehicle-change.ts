import { formatAed, type InboxRequest, type StaffVehicle, senderName, vehicleStatus } from '@dealership/contracts';
import { updateVehicle } from '@dealership/contracts/catalog/endpoints';
import { listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { callStaff, hasCode } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { useMay } from '../../../shared/staff/use-me.js';
import { readVehicle } from '../vehicles-api.js';

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

interface Written {
  saved: StaffVehicle;
  /** The request of the buyer of a vehicle that is for sale again. */
  won?: InboxRequest | undefined;
}

const write = ({ id, version }: StaffVehicle, { fields }: VehicleChange): Promise<StaffVehicle> =>
  callStaff(updateVehicle, { params: { id }, body: { ...fields, version } });

/** Takes a change back, also if something else of the vehicle was changed since. */
async function writeBack(change: VehicleChange): Promise<StaffVehicle> {
  const { vehicle, fields } = change;
  try {
    return await write(vehicle, change);
  } catch (error) {
    const now = hasCode(error, 'CHANGED_MEANWHILE') ? await readVehicle(vehicle.id) : undefined;
    const isSame = (name: string) => Reflect.get(now ?? {}, name) === Reflect.get(vehicle, name);
    if (!now || !Object.keys(fields).every(isSame)) throw error;
    return write(now, change);
  }
}

/** The newest won request about a vehicle. It only adds to a message, so a failure leaves it out. */
async function wonRequest({ id }: StaffVehicle): Promise<InboxRequest | undefined> {
  const query = { vehicle: id, state: 'won', pageSize: 1 } as const;
  const { items } = await callStaff(listInbox, { query }).catch(() => ({ items: [] }));
  return items[0];
}

/** Changes the status or the price of a vehicle at the version shown, and offers to undo it. */
export function useVehicleChange() {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const mayRead = useMay()(listInbox.permission);
  const [, setParams] = useSearchParams();

  function outcome(what: VehicleChange['what'], saved: StaffVehicle): string {
    const name = nameOf(saved);
    if (what === 'status') return t(`vehicle.marked.${vehicleStatus(saved)}`, { name });
    if (saved.price === null) return t('vehicle.priceRemoved', { name });
    return t('vehicle.priceChanged', { name, price: formatAed(saved.price, locale) });
  }

  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: async (change: VehicleChange & { isUndo?: true }): Promise<Written> => {
      if (change.isUndo) return { saved: await writeBack(change) };
      const saved = await write(change.vehicle, change);
      return { saved, won: change.vehicle.sold && !saved.sold && mayRead ? await wonRequest(saved) : undefined };
    },
    onSuccess: ({ saved, won }, change) =>
      showToast({
        kind: 'success',
        title: t('toast.vehicle.updated'),
        text: [outcome(change.what, saved), won && t('vehicle.stillWon', { name: senderName(won) })].filter(Boolean).join(' · '),
        ...(!change.isUndo && {
          action: { label: t('action.undo'), onPress: () => undo(change, saved) },
        }),
        ...(won && {
          further: { label: t('vehicle.openWon'), onPress: () => setParams({ tab: 'inbox', request: won.id }) },
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
  const undoAsync = (change: VehicleChange, saved: StaffVehicle) => mutateAsync({ ...before(change, saved), isUndo: true });
  const undo = (change: VehicleChange, saved: StaffVehicle) => void undoAsync(change, saved).catch(() => undefined);
  const changeAsync = async (change: VehicleChange): Promise<StaffVehicle> => (await mutateAsync(change)).saved;
  return { change: mutate, changeAsync, undoAsync, changing: isPending ? variables.vehicle.id : undefined };
}
