import { endpoints, type UpcomingVehicle, type VehicleReservation, vehicleReservation } from '@dealership/contracts';
import { Button, showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Field, showServerErrors, TrapField, useSchemaForm } from '@dealership/ui-kit/form';
import { ApiError } from '@dealership/ui-kit/query';
import styles from '../../shared/form.module.css';
import { NOBODY, PersonFields } from '../../shared/person-fields.js';
import { useSubmission } from '../../shared/use-submission.js';

const FORM_ID = 'reservation';

export interface ReservationFormProps {
  vehicle: UpcomingVehicle;
  /** The reservation has arrived. */
  onDone: () => void;
}

/** Why a reservation failed: what the server says of it, where it speaks the visitor's language. */
function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return (error) => {
    const body = error instanceof ApiError ? error.body : undefined;
    if (body?.code === 'RATE_LIMITED') return t('common:form.rateLimited');
    if (body?.code === 'UPCOMING_VEHICLE_NOT_FOUND') return t('missing.upcoming');
    return (language === 'en' && body?.message) || t('reservation.failed.text');
  };
}

export function ReservationForm({ vehicle, onDone }: ReservationFormProps) {
  const { t } = useTranslation('catalog');
  const send = useSubmission<VehicleReservation>(endpoints.reserveUpcomingVehicle);
  const failureText = useFailureText();
  const about = { upcomingVehicleId: vehicle.id, vehicleName: vehicle.name };
  const defaults: VehicleReservation = { ...about, ...NOBODY, message: '', website: '' };
  const form = useSchemaForm({ formId: FORM_ID, schema: vehicleReservation, defaults });

  const submit = form.handleSubmit(async (reservation) => {
    try {
      await send.mutateAsync(reservation);
      form.reset(defaults);
      showToast({ kind: 'done', title: t('reservation.sent.title'), text: t('reservation.sent.text') });
      onDone();
    } catch (error) {
      console.error('The reservation could not be sent', error);
      showServerErrors(form, error);
      showToast({ kind: 'error', title: t('reservation.failed.title'), text: failureText(error) });
    }
  });

  return (
    <form method="post" id={FORM_ID} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.intro}>{t('reservation.intro', { vehicle: vehicle.name })}</p>
      <PersonFields form={form} idPrefix={FORM_ID} phoneRequired />
      <Field form={form} idPrefix={FORM_ID} name="message" label={t('fields.optionalMessage')} rows={3} />
      <TrapField register={form.register('website')} />
      <Button type="submit" disabled={send.isPending}>
        {t(send.isPending ? 'reservation.submitting' : 'reservation.submit')}
      </Button>
      <p className={styles.note}>{t('reservation.note')}</p>
    </form>
  );
}
