import { adminPath, type InboxRequest } from '@dealership/contracts';
import { createAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { Allowed } from '../../../staff/allowed.js';

/**
 * Links to the form that books a test drive for the customer of a request that names a car in stock, also if the time
 * it had was cancelled.
 */
export function DriveButton({ request: { id, car, appointment } }: { request: InboxRequest }) {
  const { t } = useTranslation('dashboard');
  if (!car || car.upcoming || (appointment && appointment.state !== 'cancelled')) return null;
  return (
    <Allowed to={createAppointment}>
      <Button type="text" href={adminPath('appointments', { drive: id })}>
        {t('inbox.bookDrive')}
      </Button>
    </Allowed>
  );
}
