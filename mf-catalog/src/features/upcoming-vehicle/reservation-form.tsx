import {
  type ErrorBody,
  endpoints,
  type UpcomingVehicle,
  type VehicleReservation,
  vehicleReservation,
} from '@dealership/contracts';
import { Button, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Field, TrapField, useSchemaForm, useSubmission } from '@dealership/ui-kit/form';
import styles from '../../shared/form.module.css';
import { NOBODY, PersonFields } from '../../shared/person-fields.js';

const FORM_ID = 'reservation';

export interface ReservationFormProps {
  vehicle: UpcomingVehicle;
  /** The reservation has arrived. */
  onDone: () => void;
}

/** Why a reservation failed: what the server says of it, where it speaks the visitor's language. */
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
  const about = { upcomingVehicleId: vehicle.id, vehicleName: vehicle.name };
  const defaults: VehicleReservation = { ...about, ...NOBODY, message: '', website: '' };
  const form = useSchemaForm<VehicleReservation>({ formId: FORM_ID, schema: vehicleReservation, defaults });

  const { formProps, sending } = useSubmission({
    form,
    formId: FORM_ID,
    endpoint: endpoints.reserveUpcomingVehicle,
    defaults,
    sent: { title: t('reservation.sent.title'), text: t('reservation.sent.text') },
    failed: { title: t('reservation.failed.title'), text: t('reservation.failed.text') },
    reason: useReason(),
    onSent: onDone,
  });

  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.intro}>{t('reservation.intro', { vehicle: vehicle.name })}</p>
      <PersonFields form={form} idPrefix={FORM_ID} phoneRequired />
      <Field form={form} idPrefix={FORM_ID} name="message" label={t('fields.optionalMessage')} rows={3} />
      <TrapField register={form.register('website')} />
      <Button type="submit" disabled={sending}>
        {t(sending ? 'reservation.submitting' : 'reservation.submit')}
      </Button>
      <p className={styles.note}>{t('reservation.note')}</p>
    </form>
  );
}
