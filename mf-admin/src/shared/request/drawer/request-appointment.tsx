import { adminPath, type InboxRequest, type RequestAppointment as Shown } from '@dealership/contracts';
import {
  cancelAppointment,
  confirmAppointment,
  getAppointmentWeek,
  moveAppointment,
} from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { useState } from 'react';
import { Allowed } from '../../staff/allowed.js';
import { AppointmentDialog } from '../appointments/appointment-dialog.js';
import { AppointmentLine } from '../appointments/appointment-line.js';
import { useAppointmentWrites } from '../appointments/use-appointment-writes.js';
import { useCars } from '../lead/use-cars.js';
import styles from '../request.module.css';
import { referenceOf } from '../request-labels.js';

export interface RequestAppointmentProps {
  request: InboxRequest;
  appointment: Shown;
}

/** The current time of a test drive, whatever was originally requested. */
export function RequestAppointment({ request, appointment }: RequestAppointmentProps) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const [changing, setChanging] = useState<'move' | 'cancel'>();
  const { car, number, firstName, lastName, phone } = request;
  const vehicleName = useCars([car])(car)?.name ?? null;
  const hasEmail = request.email !== null;
  const customer = { inquiryId: number, reference: referenceOf(request), firstName, lastName, phone, hasEmail };
  const isPending = appointment.state === 'requested';
  return (
    <section className={styles.appointment} aria-label={t('appointment.one')}>
      <AppointmentLine appointment={appointment} />
      {isPending && (
        <Allowed to={confirmAppointment}>
          <Button loading={writes.isPending} onClick={() => void writes.confirm({ ...appointment, hasEmail })}>
            {t('appointment.confirm')}
          </Button>
        </Allowed>
      )}
      {car && appointment.state !== 'cancelled' && (
        <>
          <Allowed to={moveAppointment}>
            <Button onClick={() => setChanging('move')}>{t('appointment.move')}</Button>
          </Allowed>
          <Allowed to={cancelAppointment}>
            <Button onClick={() => setChanging('cancel')}>{t('appointment.cancel')}</Button>
          </Allowed>
        </>
      )}
      <Allowed to={getAppointmentWeek}>
        <Link
          className={styles.file}
          to={adminPath('appointments', { day: appointment.date, appointment: String(appointment.id) })}
        >
          {t('appointment.itsWeek')}
        </Link>
      </Allowed>
      {car && changing && (
        <AppointmentDialog
          appointment={{ ...appointment, ...customer, vehicleId: car.id, vehicleName, reason: null }}
          only={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  );
}
