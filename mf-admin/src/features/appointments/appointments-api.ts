import {
  type Appointment,
  type AppointmentMove,
  dayBeside,
  dubaiDay,
  dubaiMoment,
  type NewAppointmentBlock,
} from '@dealership/contracts';
import {
  blockAppointments,
  cancelAppointment,
  confirmAppointment,
  getAppointmentWeek,
  moveAppointment,
  unblockAppointments,
} from '@dealership/contracts/appointments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQueryClient } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { STAFF_DATA } from '../../shared/records/use-record-writes.js';

export const weekQuery = (from: string) => staffQuery('appointments', getAppointmentWeek, { from });

/** The Saturday that begins the week of a day, so many weeks away. */
export function weekStart(moment: Date, weeks = 0): string {
  const today = new Date(dubaiDay(moment));
  return dubaiDay(moment, 7 * weeks - ((today.getUTCDay() + 1) % 7));
}

const HOUR_MS = 3_600_000;
const OPENS = '09:00';
const CLOSES = '22:00';

/** A time to block on a day: all of it; of a day that is past, and of today, what is left of today, or tomorrow. */
export function proposedBlock(day: string, now = new Date()) {
  const [today = '', clock = ''] = dubaiMoment(new Date(now.getTime() + HOUR_MS)).split('T');
  const wholeDay = (date: string) => ({ date, time: OPENS, untilDate: date, untilTime: CLOSES });
  if (day > today) return wholeDay(day);
  const nextHour = `${clock.slice(0, 2)}:00`;
  if (nextHour >= CLOSES) return wholeDay(dayBeside(today, 1));
  return { ...wholeDay(today), time: nextHour < OPENS ? OPENS : nextHour };
}

type Place = Pick<AppointmentMove, 'date' | 'time'>;

/** What staff do with appointments. Each resolves to whether it was done; a toast says why where it was not. */
export function useAppointmentWrites() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => showToast({ kind: 'error', title: t('appointment.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const run = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    mutateAsync(work).then(
      () => {
        showToast({ kind: 'done', title: t(`appointment.done.${done}`) });
        return true;
      },
      () => false,
    );
  return {
    isPending,
    confirm: ({ id, version }: Appointment) =>
      run(() => callStaff(confirmAppointment, { params: { id }, body: { version } }), 'confirmed'),
    move: ({ id, version }: Appointment, { date, time }: Place) =>
      run(() => callStaff(moveAppointment, { params: { id }, body: { date, time, version } }), 'moved'),
    cancel: ({ id, version }: Appointment, reason: string) =>
      run(() => callStaff(cancelAppointment, { params: { id }, body: { reason, version } }), 'cancelled'),
    block: (block: NewAppointmentBlock) => run(() => callStaff(blockAppointments, { body: block }), 'blocked'),
    unblock: (id: number) => run(() => callStaff(unblockAppointments, { params: { id } }), 'unblocked'),
  };
}
