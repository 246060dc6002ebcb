import { type ErrorBody, type UpcomingVehicle, type VehicleReservation, vehicleReservation } from '@dealership/contracts';
import { reserveUpcomingVehicle } from '@dealership/contracts/inquiries/requests/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { useReplyPromise } from '@dealership/ui-kit/query';
import type { ReactNode } from 'react';
import { DialogFields } from '../../../shared/dialog/dialog-fields.js';

export interface ReservationFormProps {
  vehicle: UpcomingVehicle;
  /** Called on success with the content of the confirmation. */
  onDone: (panel: ReactNode) => void;
}

/** Why a reservation failed: the server's reason, if in the visitor's language. */
function useReason(): (answer: ErrorBody) => string | undefined {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return ({ code, message }) => {
    if (code === 'UPCOMING_VEHICLE_NOT_FOUND') return t('missing.upcoming');
    return language === 'en' ? message : undefined;
  };
}

export function ReservationForm({ vehicle, onDone }: ReservationFormProps) {
  const { t } = useTranslation('catalog');
  return (
    <VisitorForm<VehicleReservation>
      formId="reservation"
      schema={vehicleReservation}
      endpoint={reserveUpcomingVehicle}
      defaults={{ upcomingVehicleId: vehicle.id, vehicleName: vehicle.name, ...NOBODY, message: '' }}
      sent={{ title: t('reservation.sent.title'), text: t('reservation.sent.text') }}
      failed={{ title: t('reservation.failed.title'), text: t('reservation.failed.text') }}
      labels={{ submit: t('reservation.submit'), sending: t('reservation.submitting'), note: t('reservation.note') }}
      reason={useReason()}
      promise={useReplyPromise('reservation')}
      panel={{ about: () => vehicle.name }}
      onSent={onDone}
    >
      {(fields) => <DialogFields {...fields} intro={t('reservation.intro', { vehicle: vehicle.name })} />}
    </VisitorForm>
  );
}
