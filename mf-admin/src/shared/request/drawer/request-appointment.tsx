import { adminPath, type RequestAppointment as Shown } from '@dealership/contracts';
import { confirmAppointment, getAppointmentWeek } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { Allowed } from '../../staff/allowed.js';
import { AppointmentLine } from '../appointments/appointment-line.js';
import { useAppointmentWrites } from '../appointments/use-appointment-writes.js';
import styles from '../request.module.css';

/** The current time of a test drive, whatever was originally requested. Staff move or cancel it in its week. */
export function RequestAppointment({ appointment }: { appointment: Shown }) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  return (
    <section className={styles.appointment} aria-label={t('appointment.one')}>
      <AppointmentLine appointment={appointment} />
      {appointment.state === 'requested' && (
        <Allowed to={confirmAppointment}>
          <Button loading={writes.isPending} onClick={() => void writes.confirm(appointment)}>
            {t('appointment.confirm')}
          </Button>
        </Allowed>
      )}
      <Allowed to={getAppointmentWeek}>
        <Link
          className={styles.file}
          to={adminPath('appointments', { day: appointment.date, appointment: String(appointment.id) })}
        >
          {t('appointment.itsWeek')}
        </Link>
      </Allowed>
    </section>
  );
}
