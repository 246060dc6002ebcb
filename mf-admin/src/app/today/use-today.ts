import { dubaiDay } from '@dealership/contracts';
import { listStaffUpcomingVehicles } from '@dealership/contracts/catalog/endpoints';
import { listNotifications } from '@dealership/contracts/events/notifications/endpoints';
import { getAppointmentWeek } from '@dealership/contracts/inquiries/appointments/endpoints';
import { listInbox } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { staffQuery } from '../../shared/api/staff-query.js';
import { upcomingVehiclesQuery } from '../../shared/form/vehicle-form/upcoming-vehicles-query.js';
import { useMay } from '../../shared/staff/use-me.js';

/** How many of the waiting customers are named. */
const WAITING = 3;

const waitingQuery = staffQuery('today-waiting', listInbox, { view: 'unanswered', sort: 'due', pageSize: WAITING }, true);
const drivesQuery = (from: string) => staffQuery('appointments', getAppointmentWeek, { from }, true);
const emailsQuery = staffQuery('today-emails', listNotifications, { pageSize: 1 }, true);

/** A part of the day: shown if the user may see it and it could be read; without a value while it is loading. */
export interface Part<Value> {
  isShown: boolean;
  value: Value | undefined;
}

/** The data of the day's overview. */
export function useToday() {
  const may = useMay();
  const today = dubaiDay(new Date());
  const waiting = useQuery({ ...waitingQuery, enabled: may(listInbox.permission) });
  const drives = useQuery({ ...drivesQuery(today), enabled: may(getAppointmentWeek.permission) });
  const arriving = useQuery({ ...upcomingVehiclesQuery(true), enabled: may(listStaffUpcomingVehicles.permission) });
  const emails = useQuery({ ...emailsQuery, enabled: may(listNotifications.permission) });
  const partOf = <Value>({ isEnabled, isError }: { isEnabled: boolean; isError: boolean }, value: Value): Part<Value> => ({
    isShown: isEnabled && !isError,
    value,
  });
  const ofToday = drives.data?.appointments.filter(({ date, state }) => date === today && state !== 'cancelled');
  const byMonth = arriving.data?.toSorted((one, other) =>
    (one.arrivalMonth ?? '9999').localeCompare(other.arrivalMonth ?? '9999'),
  );
  return {
    waiting: partOf(waiting, waiting.data && [...waiting.data.pinned, ...waiting.data.items].slice(0, WAITING)),
    drives: partOf(drives, ofToday),
    arriving: partOf(arriving, byMonth && { first: byMonth[0], count: byMonth.length }),
    // Unknown while the queue is unavailable, which the section "Notifications" explains.
    failed: partOf({ ...emails, isError: emails.isError || emails.data?.queue === null }, emails.data?.queue?.failed),
  };
}
