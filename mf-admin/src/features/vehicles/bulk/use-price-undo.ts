import type { StaffVehicle } from '@dealership/contracts';
import { updateVehicle } from '@dealership/contracts/catalog/endpoints';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff, hasCode } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { readVehicle } from '../vehicles-api.js';
import { changedPrice } from './changed-price.js';

interface PriceUndo {
  /** As they were before their prices were changed together. */
  vehicles: StaffVehicle[];
  percent: number;
}

/** Writes the price of a vehicle back. Returns false if it has another price than the changed one by now. */
async function writeBack({ id, price, version }: StaffVehicle, changed: number): Promise<boolean> {
  const write = (seen: number) => callStaff(updateVehicle, { params: { id }, body: { price, version: seen } });
  try {
    await write(version + 1);
  } catch (error) {
    if (!hasCode(error, 'CHANGED_MEANWHILE') && !hasCode(error, 'VEHICLE_NOT_FOUND')) throw error;
    const now = await readVehicle(id);
    if (now?.price !== changed) return false;
    await write(now.version);
  }
  return true;
}

/** Takes a change of several prices back, except where the price was changed again since. */
export function usePriceUndo() {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async ({ vehicles, percent }: PriceUndo) => {
      const counts = { back: 0, kept: 0 };
      for (const vehicle of vehicles) {
        const changed = vehicle.price === null ? null : changedPrice(vehicle.price, percent);
        if (changed === null || changed === vehicle.price) continue;
        counts[(await writeBack(vehicle, changed)) ? 'back' : 'kept'] += 1;
      }
      return counts;
    },
    onSuccess: ({ back, kept }) =>
      showToast({
        kind: 'success',
        title: t('bulk.undo.done', { changed: format(back) }),
        ...(kept > 0 && { text: t('bulk.undo.kept', { kept: format(kept) }) }),
      }),
    onError: (error) => showToast({ kind: 'error', title: t('bulk.undo.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _undo, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
