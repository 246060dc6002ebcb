import type { Appointment, AppointmentMove, NewAppointmentBlock } from '@dealership/contracts';
import {
  blockAppointments,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  unblockAppointments,
} from '@dealership/contracts/inquiries/appointments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useErrorText } from '../../api/use-error-text.js';

/** The properties by which a write identifies an appointment. */
type Held = Pick<Appointment, 'id' | 'version'>;

type Slot = Pick<AppointmentMove, 'date' | 'time'>;

/** Receives the free times closest to the one that was taken: 'YYYY-MM-DDTHH:MM'. */
type OnTaken = (nearest: string[]) => void;

/** Staff actions on appointments. Each resolves to whether it succeeded; a toast reports failures. */
export function useAppointmentWrites() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => showToast({ kind: 'error', title: t('appointment.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const run = (work: () => Promise<unknown>, done: string, onTaken?: OnTaken, text?: string): Promise<boolean> =>
    mutateAsync(work).then(
      () => {
        showToast({ kind: 'success', title: t(`appointment.done.${done}`), ...(text && { text }) });
        return true;
      },
      (error) => {
        const nearest = error instanceof ApiError && error.body?.nearest;
        if (nearest) onTaken?.(nearest);
        return false;
      },
    );
  return {
    isPending,
    confirm: ({ id, version }: Held) =>
      run(() => callStaff(confirmAppointment, { params: { id }, body: { version } }), 'confirmed'),
    move: ({ id, version }: Held, { date, time }: Slot, onTaken: OnTaken) =>
      run(
        () => callStaff(moveAppointment, { params: { id }, body: { date, time, version } }),
        'moved',
        onTaken,
        t('appointment.emailed'),
      ),
    cancel: ({ id, version }: Held, reason: string) =>
      run(() => callStaff(cancelAppointment, { params: { id }, body: { reason, version } }), 'cancelled'),
    block: (block: NewAppointmentBlock) => run(() => callStaff(blockAppointments, { body: block }), 'blocked'),
    unblock: (id: number) => run(() => callStaff(unblockAppointments, { params: { id } }), 'unblocked'),
  };
}
