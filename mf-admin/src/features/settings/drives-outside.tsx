import {
  adminPath,
  bookableDays,
  dubaiDay,
  dubaiTime,
  type SettingValues,
  settingNamed,
  testDriveTimes,
} from '@dealership/contracts';
import { getAppointmentWeek } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Alert, Form, type FormInstance } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH } from '../../shared/api/staff-query.js';
import { useMay } from '../../shared/staff/use-me.js';

const NAME = 'hours';

/** The appointments of all weeks in which test drives can be booked. */
const drivesQuery = queryOptions({
  queryKey: [...STAFF_DATA, 'appointments-to-come'],
  queryFn: async ({ signal }) => {
    const weeks: string[] = [];
    const { first, last } = bookableDays();
    for (let from = first; from <= last; from = dubaiDay(dubaiTime(from, '12:00'), 7)) weeks.push(from);
    const read = (from: string) => callStaff(getAppointmentWeek, { query: { from }, signal });
    return (await Promise.all(weeks.map(read))).flatMap(({ appointments }) => appointments);
  },
  ...ALWAYS_REFETCH,
});

/** Names the booked test drives that would lie outside the opening hours as they are typed. */
export function DrivesOutside({ form }: { form: FormInstance }) {
  const { t } = useTranslation('dashboard');
  const mayRead = useMay()(getAppointmentWeek.permission);
  const { data: drives = [] } = useQuery({ ...drivesQuery, enabled: mayRead });
  const typed = Form.useWatch((values) => values, { form, preserve: true });
  const hours = settingNamed(NAME).form.schema.safeParse(typed).data as SettingValues[typeof NAME] | undefined;
  if (!hours) return null;
  const outside = drives.filter(({ state, date, time }) => state !== 'cancelled' && !testDriveTimes(date, hours).includes(time));
  const [first] = outside;
  if (!first) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('setting.drivesOutside', { count: outside.length })}
      action={<Link to={adminPath('appointments', { day: first.date })}>{t('setting.drivesOutsideShow')}</Link>}
    />
  );
}
