import {
  type ContactMessage,
  contactMessage,
  endpoints,
  type Vehicle,
  vehicleInquirySubject,
  vehicleName,
} from '@dealership/contracts';
import { Button, ButtonLink, showToast, useTranslation } from '@dealership/ui-kit';
import { Field, showServerErrors, TrapField, useAlive, useSchemaForm } from '@dealership/ui-kit/form';
import { ApiError } from '@dealership/ui-kit/query';
import formStyles from '../../shared/form.module.css';
import { NOBODY, PersonFields } from '../../shared/person-fields.js';
import { useSubmission } from '../../shared/use-submission.js';
import styles from './inquiry-form.module.css';

const FORM_ID = 'inquiry';

export function InquiryForm({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const alive = useAlive();
  const send = useSubmission<ContactMessage>(endpoints.sendContactMessage);
  const defaults: ContactMessage = {
    ...NOBODY,
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

  return (
    <form
      method="post"
      id={FORM_ID}
      className={[formStyles.form, styles.form].join(' ')}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="inquiry-title"
    >
      <h2 id="inquiry-title">{t('inquiry.title')}</h2>
      <PersonFields form={form} />
      <Field form={form} name="message" label={t('fields.message')} rows={6} required />
      <TrapField register={form.register('website')} />
      {/* Before the form is alive the browser itself would send it: what was typed into the address of this page. */}
      <Button type="submit" className="needs-script" disabled={!alive || send.isPending}>
        {t(send.isPending ? 'inquiry.sending' : 'inquiry.submit')}
      </Button>
      <ButtonLink className="without-script" href="/contact">
        {t('inquiry.contact')}
      </ButtonLink>
      <p className={formStyles.note}>{t('inquiry.note')}</p>
    </form>
  );
}
