import type { UpcomingVehicle } from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazyPart } from '@dealership/ui-kit/island';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import { preloadOnIntent } from '../../shared/preload-on-intent.js';

const reservationForm = lazyPart(async () => {
  const { ReservationForm } = await import(/* webpackChunkName: "reservation-form" */ './reservation-form.js');
  return ReservationForm;
});

/** Whether the dialog shows. `?reserve=1` in the address opens it, and leaves the address when it closes. */
function useReservationDialog() {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState(false);
  const asked = query.get('reserve') === '1';
  useEffect(() => {
    if (asked) setOpen(true);
  }, [asked]);
  const close = () => {
    setOpen(false);
    if (!asked) return;
    const rest = new URLSearchParams(query);
    rest.delete('reserve');
    setQuery(rest, { replace: true });
  };
  return { open, show: () => setOpen(true), close };
}

export function ReserveVehicle({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const { open, show, close } = useReservationDialog();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button {...preloadOnIntent(reservationForm)} ref={button} className="needs-script" onClick={show} aria-haspopup="dialog">
        {t('reservation.open')}
      </Button>
      <ButtonLink className="without-script" href="/contact">
        {t('reservation.contact')}
      </ButtonLink>
      <FormDialog
        form={reservationForm}
        props={{ vehicle, onDone: close }}
        open={open}
        onClose={close}
        title={t('reservation.title')}
        opener={button}
      />
    </>
  );
}
