import type { EnteredRequest } from '@dealership/contracts';
import { enterRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQueryClient } from '@dealership/ui-kit/query';
import type { FormInstance } from 'antd';
import { callErrorsOf, callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import type { PickedVehicle } from '../../../shared/form/vehicle-picker/vehicle-picker.js';
import { referenceOf } from '../../../shared/request/request-labels.js';

export type Values = Omit<EnteredRequest, 'vehicleId'> & { vehicle: PickedVehicle };

export interface EnterRequestOptions {
  form: FormInstance<Values>;
  key: string;
  onEntered: (requestKey: string) => void;
}

/** Stores the request. Rejected values are shown at their fields, and nothing that was typed is lost. */
export function useEnterRequest({ form, key, onEntered }: EnterRequestOptions) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ vehicle, ...request }: Values) =>
      callStaff(enterRequest, { body: { ...request, vehicleId: vehicle.id ?? null }, idempotencyKey: key }),
    onSuccess: (request) => {
      showToast({ kind: 'success', title: t('inbox.entered.saved', { reference: referenceOf(request) }) });
      onEntered(request.id);
    },
    onError: (error) => form.setFields(callErrorsOf(error, t, (path) => path.split('.')) as Parameters<typeof form.setFields>[0]),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
