import type { Appointment, AppointmentMove, BookedTime, ErrorBody, NewAppointmentBlock } from '@dealership/contracts';
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

/** The properties by which a write identifies an appointment, and whether its customer is e-mailed. */
type Held = Pick<Appointment, 'id' | 'version' | 'state' | 'hasEmail'>;

type Slot = Pick<AppointmentMove, 'date' | 'time'>;

/** Receives the free times closest to the one that was taken: 'YYYY-MM-DDTHH:MM'. */
type OnTaken = (nearest: string[]) => void;

const refusalOf = (error: unknown): Partial<ErrorBody> => (error instanceof ApiError && error.body) || {};

interface RunOptions {
  text?: string;
  /** Receives what the server answered when it refused. */
  onRefused?: (refusal: Partial<ErrorBody>) => void;
}

/** Whether the customer is e-mailed about a change of an appointment, in words. */
export function useEmailNotice(): (appointment: Pick<Appointment, 'hasEmail'>) => string {
  const { t } = useTranslation('dashboard');
  return ({ hasEmail }) => t(`appointment.${hasEmail ? 'emailed' : 'unmailed'}`);
}

/** Staff actions on appointments. Each resolves to whether it succeeded; a toast reports failures. */
export function useAppointmentWrites() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const emailNotice = useEmailNotice();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => {
      // Appointments in a time to be blocked are asked about.
      if (!refusalOf(error).booked) showToast({ kind: 'error', title: t('appointment.failed'), text: errorText(error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const run = (work: () => Promise<unknown>, done: string, { text, onRefused }: RunOptions = {}): Promise<boolean> =>
    mutateAsync(work).then(
      () => {
        showToast({ kind: 'success', title: t(`appointment.done.${done}`), ...(text && { text }) });
        return true;
      },
      (error) => {
        onRefused?.(refusalOf(error));
        return false;
      },
    );
  return {
    isPending,
    confirm: ({ id, version, ...held }: Held) =>
      run(() => callStaff(confirmAppointment, { params: { id }, body: { version } }), 'confirmed', { text: emailNotice(held) }),
    move: ({ id, version, state, ...held }: Held, { date, time }: Slot, onTaken: OnTaken) =>
      run(() => callStaff(moveAppointment, { params: { id }, body: { date, time, version } }), 'moved', {
        text: [state === 'requested' && t('appointment.movedConfirmed'), emailNotice(held)].filter(Boolean).join(' '),
        onRefused: ({ nearest }) => nearest && onTaken(nearest),
      }),
    cancel: ({ id, version, ...held }: Held, reason: string) =>
      run(() => callStaff(cancelAppointment, { params: { id }, body: { reason, version } }), 'cancelled', {
        text: emailNotice(held),
      }),
    block: (block: NewAppointmentBlock, onBooked: (booked: BookedTime[]) => void) =>
      run(() => callStaff(blockAppointments, { body: block }), 'blocked', {
        onRefused: ({ booked }) => booked && onBooked(booked),
      }),
    unblock: (id: number) => run(() => callStaff(unblockAppointments, { params: { id } }), 'unblocked'),
  };
}
