import { listVehicleStatuses } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { queryOptions, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { ALWAYS_REFETCH } from '../../../shared/api/staff-query.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { useStaffName } from '../../../shared/staff/use-staff-name.js';
import styles from './status-history.module.css';

const statusesQuery = (id: number) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'vehicle-statuses', id],
    queryFn: ({ signal }) => callStaff(listVehicleStatuses, { params: { id }, signal }),
    ...ALWAYS_REFETCH,
  });

/** The history of a vehicle's status: when it changed, and who changed it. */
export function StatusHistory({ id }: { id: number }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const staffName = useStaffName();
  const { data } = useQuery(statusesQuery(id));
  if (!data) return null;
  return (
    <>
      <h3>{t('list.status')}</h3>
      {data.length === 0 && <p>{t('vehicle.noStatuses')}</p>}
      <ol className={styles.statuses}>
        {data.map(({ at, status, personName, sessionId }) => (
          <li key={`${at} ${status}`}>
            <strong>{t(`vehicleStatus.${status}`)}</strong> <time dateTime={at}>{moment(at)}</time>{' '}
            <bdi>{personName ? staffName(personName) : t('vehicle.session', { session: sessionId.slice(0, 8) })}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}
