import type { UpcomingVehicle } from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazyPart } from '@dealership/ui-kit/island';
import { useSearchParams } from '@dealership/ui-kit/router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import { preloadOnIntent } from '../../shared/preload-on-intent.js';

const reservationForm = lazyPart(async () => {
  const { ReservationForm } = await import(/* webpackChunkName: "reservation-form" */ './reservation-form.js');
  return ReservationForm;
});

/** Whether the dialog is open. `?reserve=1` in the URL opens it, and is removed on close. */
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

/** The parts of the reservation on its page. */
export interface Reservation {
  action: ReactNode;
  /** The same action in the bar. */
  again: ReactNode;
  dialog: ReactNode;
  /** The confirmation, which replaces the actions. Rendered outside of the dialog, so that it can take the focus. */
  sent: ReactNode;
}

export function useReservation(vehicle: UpcomingVehicle): Reservation {
  const { t } = useTranslation('catalog');
  const { open, show, close } = useReservationDialog();
  const [sent, setSent] = useState<ReactNode>();
  const button = useRef<HTMLButtonElement>(null);
  const buttonOfBar = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const buttonIn = (place: RefObject<HTMLButtonElement | null>, label: string) => (
    <Button
      {...preloadOnIntent(reservationForm)}
      ref={place}
      className="needs-script"
      onClick={() => {
        pressed.current = place.current;
        show();
      }}
      aria-haspopup="dialog"
    >
      {label}
    </Button>
  );
  const done = (panel?: ReactNode) => {
    setSent(panel);
    close();
  };
  // The URL may have opened the dialog, without a button.
  const opener = {
    get current() {
      return pressed.current ?? button.current;
    },
  };
  return {
    action: (
      <>
        {buttonIn(button, t('reservation.open'))}
        <ButtonLink className="without-script" href="/contact">
          {t('reservation.contact')}
        </ButtonLink>
      </>
    ),
    again: !sent && buttonIn(buttonOfBar, t('actionBar.reserve')),
    dialog: (
      <FormDialog
        form={reservationForm}
        props={{ vehicle, onDone: done }}
        open={open}
        onClose={close}
        title={t('reservation.title')}
        picture={vehicle.imageUrl}
        opener={opener}
      />
    ),
    sent,
  };
}
