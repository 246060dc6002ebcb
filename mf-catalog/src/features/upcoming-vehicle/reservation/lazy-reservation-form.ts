import { lazyComponent } from '@dealership/ui-kit/island';

export const reservationForm = lazyComponent(async () => {
  const { ReservationForm } = await import(/* webpackChunkName: "reservation-form" */ './reservation-form.js');
  return ReservationForm;
});
