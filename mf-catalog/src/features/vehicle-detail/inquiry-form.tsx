import {
  type ContactMessage,
  contactMessage,
  endpoints,
  type Vehicle,
  vehicleInquirySubject,
  vehicleName,
} from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { Field, TrapField, useAlive, useSchemaForm, useSubmission } from '@dealership/ui-kit/form';
import formStyles from '../../shared/form.module.css';
import { NOBODY, PersonFields } from '../../shared/person-fields.js';
import styles from './inquiry-form.module.css';

const FORM_ID = 'inquiry';

export function InquiryForm({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const alive = useAlive();
  const defaults: ContactMessage = {
    ...NOBODY,
    message: t('inquiry.defaultMessage', { vehicle: vehicleName(vehicle) }),
    subject: vehicleInquirySubject(vehicle),
    vehicleId: vehicle.id,
    website: '',
  };
  const form = useSchemaForm<ContactMessage>({ formId: FORM_ID, schema: contactMessage, defaults });

  const { formProps, sending } = useSubmission({
    form,
    formId: FORM_ID,
    endpoint: endpoints.sendContactMessage,
    defaults,
    sent: { title: t('inquiry.sent.title'), text: t('inquiry.sent.text') },
    failed: { title: t('inquiry.failed.title'), text: t('inquiry.failed.text') },
  });

  return (
    <form {...formProps} className={[formStyles.form, styles.form].join(' ')} aria-labelledby="inquiry-title">
      <h2 id="inquiry-title">{t('inquiry.title')}</h2>
      <PersonFields form={form} />
      <Field form={form} name="message" label={t('fields.message')} rows={6} required />
      <TrapField register={form.register('website')} />
      {/* Before the form is alive the browser itself would send it: what was typed into the address of this page. */}
      <Button type="submit" className="needs-script" disabled={!alive || sending}>
        {t(sending ? 'inquiry.sending' : 'inquiry.submit')}
      </Button>
      <ButtonLink className="without-script" href="/contact">
        {t('inquiry.contact')}
      </ButtonLink>
      <p className={formStyles.note}>{t('inquiry.note')}</p>
    </form>
  );
}
