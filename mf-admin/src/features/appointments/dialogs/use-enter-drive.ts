import type { Appointment, NewAppointment } from '@dealership/contracts';
import { createAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation, useQueryClient } from '@dealership/ui-kit/query';
import type { FormInstance } from 'antd';
import { callErrorsOf, callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import type { PickedVehicle } from '../../../shared/form/vehicle-picker/vehicle-picker.js';

export type Values = NewAppointment['customer'] & { vehicle: PickedVehicle };

export interface EnterDriveOptions {
  form: FormInstance<Values>;
  key: string;
  /** Receives the free times closest to one that was taken: 'YYYY-MM-DDTHH:MM'. */
  onTaken: (nearest: string[]) => void;
  onBooked: (appointment: Appointment) => void;
}

/** Books a test drive. Rejected values are shown at their fields. */
export function useEnterDrive({ form, key, onTaken, onBooked }: EnterDriveOptions) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (appointment: NewAppointment) => callStaff(createAppointment, { body: appointment, idempotencyKey: key }),
    onSuccess: (made, { customer }) => {
      showToast({ kind: 'success', title: t(`appointment.done.${customer.email?.trim() ? 'entered' : 'enteredUnmailed'}`) });
      onBooked(made);
    },
    onError: (error) => {
      form.setFields(callErrorsOf(error, t, fieldOf) as Parameters<typeof form.setFields>[0]);
      if (error instanceof ApiError && error.body?.nearest) onTaken(error.body.nearest);
    },
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

const fieldOf = (path: string) => path.replace('customer.', '');
