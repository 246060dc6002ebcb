import { lazyPart } from '@dealership/ui-kit/island';

export const reservationForm = lazyPart(async () => {
  const { ReservationForm } = await import(/* webpackChunkName: "reservation-form" */ './reservation-form.js');
  return ReservationForm;
});
