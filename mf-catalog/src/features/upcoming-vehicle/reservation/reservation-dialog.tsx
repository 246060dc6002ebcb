import type { UpcomingVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import type { FormDialogState } from '../../../shared/dialog/use-form-dialog.js';
import { reservationForm } from './lazy-reservation-form.js';

export interface ReservationDialogProps {
  vehicle: UpcomingVehicle;
  dialog: FormDialogState;
}

export function ReservationDialog({ vehicle, dialog }: ReservationDialogProps) {
  const { t } = useTranslation('catalog');
  return (
    <FormDialog
      form={reservationForm}
      props={{ vehicle, onDone: dialog.done }}
      dialog={dialog}
      title={t('reservation.title')}
      picture={vehicle.imageUrl}
    />
  );
}
