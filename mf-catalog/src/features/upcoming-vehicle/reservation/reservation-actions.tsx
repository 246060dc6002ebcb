import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { DialogButton } from '../../../shared/dialog/dialog-button.js';
import type { FormDialogState } from '../../../shared/dialog/use-form-dialog.js';
import { reservationForm } from './lazy-reservation-form.js';

export interface ReservationActionsProps {
  dialog: FormDialogState;
  inBar?: boolean;
}

/** Opens the reservation's dialog, until a reservation was sent. */
export function ReservationActions({ dialog, inBar = false }: ReservationActionsProps) {
  const { t } = useTranslation('catalog');
  if (dialog.confirmation) return null;
  return (
    <>
      <DialogButton form={reservationForm} dialog={dialog} isMain={!inBar}>
        {t(inBar ? 'actionBar.reserve' : 'reservation.open')}
      </DialogButton>
      {!inBar && (
        <ButtonLink className="without-script" href="/contact">
          {t('reservation.contact')}
        </ButtonLink>
      )}
    </>
  );
}
