import { type ContactMessage, contact, contactMessage, submissionEndpoint } from '@dealership/contracts';
import { Button, useTranslation } from '@dealership/ui-kit';
import { type Draft, Field, NOBODY, PersonFields, TrapField, useSchemaForm, useSubmission } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import styles from './contact-form.module.css';

const FORM_ID = 'contact';

type Values = Draft<Omit<ContactMessage, 'vehicleId'>>;

const EMPTY: Values = { ...NOBODY, subject: '', message: '' };

function useContactForm() {
  const { t } = useTranslation('contact');
  const form = useSchemaForm<Values, ContactMessage>({ schema: contactMessage, defaults: EMPTY });
  const words = (outcome: string) => ({ title: t(`form.${outcome}.title`), text: t(`form.${outcome}.text`) });
  const submission = useSubmission({
    form,
    formId: FORM_ID,
    endpoint: submissionEndpoint(contact),
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
        <PersonFields {...field} label={label} />
      </div>
      <SelectField
        {...field}
        name="subject"
        label={label('subject')}
        placeholder={label('chooseSubject')}
        options={Object.keys(contact.fields.subject.options).map((value) => ({ value, label: label(`subjects.${value}`) }))}
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
