import { CONTACT_SUBJECTS, type ContactMessage, contactMessage, endpoints } from '@dealership/contracts';
import { Button, useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, NameFields, TrapField, useSchemaForm, useSubmission } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import styles from './contact-form.module.css';

const FORM_ID = 'contact';

type Values = Draft<Omit<ContactMessage, 'vehicleId'>>;

const EMPTY: Values = { firstName: '', lastName: '', email: '', phone: '', subject: '', message: '', website: '' };

function useContactForm() {
  const { t } = useTranslation('contact');
  const form = useSchemaForm<Values, ContactMessage>({ formId: FORM_ID, schema: contactMessage, defaults: EMPTY });
  const words = (outcome: string) => ({ title: t(`form.${outcome}.title`), text: t(`form.${outcome}.text`) });
  const submission = useSubmission({
    form,
    formId: FORM_ID,
    endpoint: endpoints.sendContactMessage,
    defaults: EMPTY,
    sent: words('sent'),
    failed: words('failed'),
  });
  return { form, ...submission };
}

export function ContactForm() {
  const { t } = useTranslation('contact');
  const { form, formProps, sending } = useContactForm();
  const field = { form, idPrefix: FORM_ID };
  const label = (name: string) => t(`form.${name}`);
  return (
    <form {...formProps} className={styles.form} aria-labelledby="contact-title">
      <h2 id="contact-title">{label('title')}</h2>
      <div className={styles.pair}>
        <NameFields {...field} label={label} />
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
