import { type BookedTime, customerName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Alert } from 'antd';
import { PartsLine } from '../../../shared/display/parts-line.js';
import { useClock } from '../../../shared/request/appointments/use-clock.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import styles from '../appointments-tab.module.css';

/** The appointments in a time that is to be blocked. */
export function BookedTimes({ booked }: { booked: BookedTime[] }) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const carOf = useCars(booked.map(({ vehicleId }) => ({ id: vehicleId, upcoming: false })));
  const nameOf = ({ vehicleId: id, vehicleName }: BookedTime) =>
    carOf({ id, upcoming: false })?.name ?? vehicleName ?? t('appointment.vehicleNumber', { number: id });
  return (
    <Alert
      className={styles.booked ?? ''}
      type="warning"
      showIcon
      title={t('appointment.blocking.booked', { number: booked.length })}
      description={
        <>
          <ul className={styles.list}>
            {booked.map((one) => (
              <li key={one.id}>
                <PartsLine parts={[clock.at(one), customerName(one), nameOf(one)]} />
              </li>
            ))}
          </ul>
          <p>{t('appointment.blocking.stay')}</p>
        </>
      }
    />
  );
}
