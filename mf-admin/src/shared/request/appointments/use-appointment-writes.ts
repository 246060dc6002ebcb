import type { Appointment, AppointmentMove, NewAppointment, NewAppointmentBlock } from '@dealership/contracts';
import {
  blockAppointments,
  cancelAppointment,
  confirmAppointment,
  createAppointment,
  moveAppointment,
  unblockAppointments,
} from '@dealership/contracts/inquiries/appointments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { ApiError, useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useErrorText } from '../../api/use-error-text.js';
import { useKeyedFailure } from '../../api/use-keyed-failure.js';

/** The properties by which a write identifies an appointment. */
type Held = Pick<Appointment, 'id' | 'version'>;

type Slot = Pick<AppointmentMove, 'date' | 'time'>;

/** Receives the free times closest to the one that was taken: 'YYYY-MM-DDTHH:MM'. */
type OnTaken = (nearest: string[]) => void;

interface Work {
  work: () => Promise<unknown>;
  /** Whether it has an idempotency key. */
  isKeyed?: boolean;
}

/** Staff actions on appointments. Each resolves to whether it succeeded; a toast reports failures. */
export function useAppointmentWrites() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  const tellKeyedFailure = useKeyedFailure();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ work }: Work) => work(),
    onError: (error, { isKeyed }) =>
      isKeyed
        ? tellKeyedFailure(t('appointment.failed'), error)
        : showToast({ kind: 'error', title: t('appointment.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const run = (work: Work['work'] | Work, done: string, onTaken?: OnTaken, text?: string): Promise<boolean> =>
    mutateAsync(typeof work === 'function' ? { work } : work).then(
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
    /** Resolves to the new appointment, if there is one. */
    enter: async (appointment: NewAppointment, idempotencyKey: string, onTaken: OnTaken): Promise<Appointment | undefined> => {
      let made: Appointment | undefined;
      const create = async () => {
        made = await callStaff(createAppointment, { body: appointment, idempotencyKey });
      };
      await run({ work: create, isKeyed: true }, appointment.customer.email?.trim() ? 'entered' : 'enteredUnmailed', onTaken);
      return made;
    },
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
