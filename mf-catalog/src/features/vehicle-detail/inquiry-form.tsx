import { type ContactMessage, contactMessage, type Vehicle, vehicleInquirySubject, vehicleName } from '@dealership/contracts';
import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import { Field, showServerErrors, TrapField, useSchemaForm } from '@dealership/ui-kit/form';
import { ApiError } from '@dealership/ui-kit/query';
import styles from './inquiry-form.module.css';
import { useSendInquiry } from './use-send-inquiry.js';

const FORM_ID = 'inquiry';

/** Brings the visitor to the inquiry's message, where a wish for a test drive is at home. */
export const askForTestDrive = (): void => {
  const form = document.getElementById(FORM_ID);
  form?.scrollIntoView({ block: 'start' });
  form?.querySelector('textarea')?.focus({ preventScroll: true });
};

export function InquiryForm({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const send = useSendInquiry();
  const defaults: ContactMessage = {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: t('inquiry.defaultMessage', { vehicle: vehicleName(vehicle) }),
    subject: vehicleInquirySubject(vehicle),
    vehicleId: vehicle.id,
    website: '',
  };
  const form = useSchemaForm({ formId: FORM_ID, schema: contactMessage, defaults });

  const submit = form.handleSubmit(async (message) => {
    try {
      await send.mutateAsync(message);
      form.reset(defaults);
      showToast({ kind: 'done', title: t('inquiry.sent.title'), text: t('inquiry.sent.text') });
    } catch (error) {
      console.error('The inquiry could not be sent', error);
      if (showServerErrors(form, error)) return;
      const limited = error instanceof ApiError && error.status === 429;
      const text = t(limited ? 'common:form.rateLimited' : 'inquiry.failed.text');
      showToast({ kind: 'error', title: t('inquiry.failed.title'), text });
    }
  });

  const field = { form, required: true };
  return (
    <form
      id={FORM_ID}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="inquiry-title"
    >
      <h2 id="inquiry-title">{t('inquiry.title')}</h2>
      <div className={styles.pair}>
        <Field {...field} name="firstName" label={t('inquiry.firstName')} autoComplete="given-name" />
        <Field {...field} name="lastName" label={t('inquiry.lastName')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <Field {...field} name="email" label={t('inquiry.email')} type="email" autoComplete="email" leftToRight />
        <Field form={form} name="phone" label={t('inquiry.phone')} type="tel" autoComplete="tel" leftToRight />
      </div>
      <Field {...field} name="message" label={t('inquiry.message')} rows={6} />
      <TrapField register={form.register('website')} />
      <Button type="submit" disabled={send.isPending}>
        {t(send.isPending ? 'inquiry.sending' : 'inquiry.submit')}
      </Button>
      <p className={styles.note}>{t('inquiry.note')}</p>
    </form>
  );
}
