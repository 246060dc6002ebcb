import { CONTACT_SUBJECTS, type ContactMessage, contactMessage } from '@dealership/contracts';
import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, showServerErrors, TrapField, useSchemaForm } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { ApiError } from '@dealership/ui-kit/query';
import styles from './contact-form.module.css';
import { useSendContactMessage } from './use-send-contact-message.js';

const FORM_ID = 'contact';

type Values = Draft<Omit<ContactMessage, 'vehicleId'>>;

const EMPTY: Values = { firstName: '', lastName: '', email: '', phone: '', subject: '', message: '', website: '' };

function useContactForm() {
  const { t } = useTranslation('contact');
  const send = useSendContactMessage();
  const form = useSchemaForm<Values, ContactMessage>({ formId: FORM_ID, schema: contactMessage, defaults: EMPTY });
  const submit = form.handleSubmit(async (message) => {
    try {
      await send(message);
      form.reset(EMPTY);
      showToast({ kind: 'done', title: t('form.sent.title'), text: t('form.sent.text') });
    } catch (error) {
      console.error('The message could not be sent', error);
      if (showServerErrors(form, error)) return;
      const limited = error instanceof ApiError && error.status === 429;
      const text = t(limited ? 'common:form.rateLimited' : 'form.failed.text');
      showToast({ kind: 'error', title: t('form.failed.title'), text });
    }
  });
  return { form, submit };
}

export function ContactForm() {
  const { t } = useTranslation('contact');
  const { form, submit } = useContactForm();
  const sending = form.formState.isSubmitting;
  const field = { form, idPrefix: FORM_ID };
  const label = (name: string) => t(`form.${name}`);
  return (
    <form
      method="post"
      id={FORM_ID}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="contact-title"
    >
      <h2 id="contact-title">{label('title')}</h2>
      <div className={styles.pair}>
        <Field {...field} name="firstName" label={label('firstName')} autoComplete="given-name" required />
        <Field {...field} name="lastName" label={label('lastName')} autoComplete="family-name" required />
        <Field {...field} name="email" label={label('email')} type="email" autoComplete="email" leftToRight required />
        <Field {...field} name="phone" label={label('phone')} type="tel" autoComplete="tel" leftToRight />
      </div>
      <SelectField
        {...field}
        name="subject"
        label={label('subject')}
        placeholder={label('chooseSubject')}
        options={CONTACT_SUBJECTS.map((value) => ({ value, label: label(`subjects.${value}`) }))}
        required
      />
      <Field {...field} name="message" label={label('message')} rows={6} required />
      <TrapField register={form.register('website')} />
      <Button type="submit" className="needs-script" disabled={sending}>
        {label(sending ? 'sending' : 'submit')}
      </Button>
      <p className={styles.note}>{label('note')}</p>
      <p className="without-script">{label('withoutScript')}</p>
    </form>
  );
}
