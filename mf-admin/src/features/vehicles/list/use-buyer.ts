import { type InboxRequest, type ReachableCustomer, type StaffVehicle, senderName } from '@dealership/contracts';
import { enterRequest, withdrawEnteredRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import type { FormInstance } from 'antd';
import { callErrorsOf, callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useFormIdempotencyKey } from '../../../shared/api/use-form-idempotency-key.js';
import { formerState } from '../../../shared/request/former-state.js';
import { useRequestChanges } from '../../../shared/request/request-api.js';

/** Enters a buyer who had sent no request. Rejected values are shown at their fields. */
export function useNewBuyer(form: FormInstance, { id: vehicleId }: StaffVehicle) {
  const { t } = useTranslation('dashboard');
  const key = useFormIdempotencyKey();
  return useMutation({
    mutationFn: (customer: ReachableCustomer) =>
      callStaff(enterRequest, {
        body: { customer, channel: 'visit', subject: 'inventory', message: t('vehicle.boughtHere'), vehicleId, own: true },
        idempotencyKey: key,
      }),
    onError: (error) => form.setFields(callErrorsOf(error, t, (path) => path.split('.')) as Parameters<typeof form.setFields>[0]),
  });
}

export interface Win {
  request: InboxRequest;
  /** Whether the request was entered with the sale: it is deleted if the sale is undone. */
  isNew: boolean;
  /** Rejects if the vehicle cannot be put back; a toast says why. */
  undoSale: () => Promise<unknown>;
}

/** Deletes the request of a buyer who was entered with a sale that was undone. */
function useWithdrawal() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: ({ id: key, version }: InboxRequest) =>
      callStaff(withdrawEnteredRequest, { params: { key }, query: { version } }),
    onSuccess: (_answer, request) =>
      showToast({ kind: 'success', title: t('vehicle.buyerWithdrawn', { name: senderName(request) }) }),
    onError: (error, request) => {
      const title = t('vehicle.buyerNotWithdrawn', { name: senderName(request) });
      showToast({ kind: 'error', title, text: errorText(error) });
    },
    onSettled: (_answer, _error, _request, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** Moves the request of a buyer to `won`. A failure is reported and leaves the sale. */
export function useWin() {
  const { t } = useTranslation('dashboard');
  const { mutateAsync, isPending } = useRequestChanges();
  const { mutateAsync: withdraw } = useWithdrawal();
  const win = async ({ request, isNew, undoSale }: Win): Promise<void> => {
    const name = senderName(request);
    const texts = { done: t('vehicle.soldTo', { name }), failed: t('vehicle.buyerNotSaved', { name }) };
    // The sale first: while it stands, its buyer stays recorded.
    const undo = async (won: InboxRequest): Promise<void> => {
      await undoSale();
      await (isNew ? withdraw(won) : mutateAsync({ request: won, change: formerState(request, won) }));
    };
    const onUndo = (won: InboxRequest) => void undo(won).catch(() => undefined);
    await mutateAsync({ request, change: { state: 'won' }, ...texts, onUndo }).catch(() => undefined);
  };
  return { win, isPending };
}
