import { type Appointment, customerName } from '@dealership/contracts';
import {
  blockAppointments,
  createAppointment,
  createCalendarLink,
  moveAppointment,
} from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { App, Button, Grid } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { AddIcon } from '../../shared/display/icons.js';
import { AppointmentDialog } from '../../shared/request/appointments/appointment-dialog.js';
import { useAppointmentWrites, useEmailNotice } from '../../shared/request/appointments/use-appointment-writes.js';
import { useClock } from '../../shared/request/appointments/use-clock.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { useMay } from '../../shared/staff/use-me.js';
import { NO_PLACE, weekQuery, weekStart, weeksUntil } from './appointments-api.js';
import styles from './appointments-tab.module.css';
import { CalendarAddress } from './calendar-address.js';
import { BlockDialog } from './dialogs/block-dialog.js';
import { DriveOfRequest } from './dialogs/drive-of-request.js';
import { NewDriveDialog } from './dialogs/new-drive-dialog.js';
import { useNamedCars } from './use-named-cars.js';
import { BlockedTimes } from './week/blocked-times.js';
import { DayList } from './week/day-list.js';
import { LaterWeek } from './week/later-week.js';
import { Legend } from './week/legend.js';
import { useWeekAhead } from './week/use-week-ahead.js';
import { WeekGrid } from './week/week-grid.js';

/** Value of `?drive` for a test drive without a request. */
const NEW = 'new';

/**
 * The appointments of a week. Staff confirm, move and cancel them, and block times. `?drive=contact-117` books a test
 * drive for the customer of a request, `?drive=new` for somebody else.
 */
export function AppointmentsTab() {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const { lg } = Grid.useBreakpoint();
  const { modal } = App.useApp();
  const writes = useAppointmentWrites();
  const emailNotice = useEmailNotice();
  const mayWrite = useMay()(moveAppointment.permission);
  const [params, setParams] = useSearchParams();
  const drive = params.get('drive');
  const day = params.get('day');
  const [chosen, setWeeks] = useState(day ? weeksUntil(day) : undefined);
  // Until somebody chooses a week, the first with something to do is shown.
  const ahead = useWeekAhead(chosen === undefined);
  const weeks = chosen ?? ahead?.weeks ?? 0;
  const [shown, setShown] = useState<{ id: number; nearest?: string[] }>();
  /** The appointment that was just made, or asked for with `?day=2026-11-24&appointment=3`. */
  const [marked, setMarked] = useState(Number(params.get('appointment')) || undefined);
  const [isBlocking, setBlocking] = useState(false);
  const [entering, setEntering] = useState<{ date: string; time: string }>();
  const mayEnter = useMay()(createAppointment.permission);
  const from = weekStart(new Date(), weeks);
  const { data: week, error, isFetching, refetch } = useQuery(weekQuery(from));
  const data = useNamedCars(chosen === undefined && ahead === undefined ? undefined : week);
  const current = data?.appointments.find(({ id }) => id === shown?.id);
  const move = (appointment: Appointment, slot: { date: string; time: string }) =>
    modal.confirm({
      title: customerName(appointment),
      content: [
        t('appointment.confirmMove', { from: clock.at(appointment), to: clock.at(slot) }),
        appointment.state === 'requested' && t('appointment.moveConfirms'),
        emailNotice(appointment),
      ]
        .filter(Boolean)
        .join(' '),
      okText: t('appointment.move'),
      cancelText: t('action.cancel'),
      // If the time is taken, the dialog offers others.
      onOk: () => writes.move(appointment, slot, (nearest) => setShown({ id: appointment.id, nearest })),
    });
  const endEntering = () => {
    setEntering(undefined);
    if (drive) setParams({ tab: 'appointments' }, { replace: true });
  };
  const booking = {
    onClose: endEntering,
    onBooked: ({ id, date }: Appointment) => {
      endEntering();
      setWeeks(weeksUntil(date));
      setMarked(id);
    },
  };
  const open = ({ id }: Appointment) => setShown({ id });
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingLines />;
  const [first, last] = [data.days[0]?.date ?? from, data.days.at(-1)?.date ?? from];
  return (
    <>
      <p className={styles.text}>{t('appointment.text', { number: data.capacity })}</p>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <Button onClick={() => setWeeks(weeks - 1)}>{t('appointment.earlier')}</Button>
          <Button disabled={weeks === 0} onClick={() => setWeeks(0)}>
            {t('appointment.thisWeek')}
          </Button>
          <Button onClick={() => setWeeks(weeks + 1)}>{t('appointment.later')}</Button>
        </div>
        <h2 className={styles.range} aria-live="polite">
          {clock.days(first, last)}
        </h2>
        <Allowed to={createAppointment}>
          <Button type="primary" icon={<AddIcon />} onClick={() => setEntering(NO_PLACE)}>
            {t('appointment.add')}
          </Button>
        </Allowed>
        <Allowed to={blockAppointments}>
          <Button icon={<AddIcon />} onClick={() => setBlocking(true)}>
            {t('appointment.block')}
          </Button>
        </Allowed>
      </div>
      {weeks === 0 && <LaterWeek onShow={setWeeks} />}
      {data.appointments.length > 0 && <Legend />}
      <div aria-busy={isFetching}>
        {lg ? (
          <WeekGrid
            week={data}
            marked={marked}
            mayWrite={mayWrite}
            onOpen={open}
            onMove={move}
            onAdd={mayEnter ? setEntering : undefined}
          />
        ) : (
          <DayList week={data} marked={marked} onOpen={open} />
        )}
      </div>
      <BlockedTimes blocks={data.blocks} />
      <Allowed to={createCalendarLink}>
        <CalendarAddress />
      </Allowed>
      {current && (
        <AppointmentDialog key={current.id} appointment={current} nearest={shown?.nearest} onClose={() => setShown(undefined)} />
      )}
      {(entering || drive === NEW) && mayEnter && <NewDriveDialog at={entering ?? NO_PLACE} {...booking} />}
      {drive && drive !== NEW && mayEnter && <DriveOfRequest name={drive} {...booking} />}
      {isBlocking && <BlockDialog day={first} onClose={() => setBlocking(false)} />}
    </>
  );
}
