import {
  type ContactMessage,
  contact,
  contactMessage,
  endpointPath,
  type Language,
  type LocalizedText,
  type ReplyPromise,
  submissionEndpoint,
} from '@dealership/contracts';
import { getReplyPromise } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { CustomerFields, type Draft, Field, FieldPair, NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { useSite } from '../../layout/site-context.js';
import { usePublished } from '../use-published.js';
import styles from './contact-form.module.css';
import { CONTACT_FORM_ID } from './contact-form-id.js';

type Values = Draft<Omit<ContactMessage, 'vehicleId'>>;

const EMPTY: Values = { ...NOBODY, subject: '', message: '' };

/** The subjects, keyed by the names used in e-mails and the admin. */
const SUBJECTS = Object.entries<LocalizedText>(contact.fields.subject.options);

const PROMISE = endpointPath(getReplyPromise, { kind: contact.name });
const withLanguage = (promise: ReplyPromise, language: Language) => ({ ...promise, language });

export function ContactForm() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const subjects = SUBJECTS.map(([value, names]) => ({ value, label: names[language] }));
  const promise = usePublished(useSite().promise, PROMISE, withLanguage).content;
  const label = (name: string) => t(`form.${name}`);
  const outcomeTexts = (outcome: string) => ({ title: label(`${outcome}.title`), text: label(`${outcome}.text`) });
  return (
    <VisitorForm<Values, ContactMessage>
      formId={CONTACT_FORM_ID}
      titleId="contact-title"
      className={styles.form}
      schema={contactMessage}
      endpoint={submissionEndpoint(contact)}
      defaults={EMPTY}
      sent={outcomeTexts('sent')}
      panel={{ about: ({ subject }) => subjects.find(({ value }) => value === subject)?.label }}
      failed={outcomeTexts('failed')}
      promise={promise}
      labels={{ submit: label('submit'), sending: label('sending'), note: label('note') }}
      withoutScript={<p className="without-script">{label('withoutScript')}</p>}
    >
      {(fields) => (
        <>
          <h2 id="contact-title">{label('title')}</h2>
          <FieldPair names>
            <CustomerFields {...fields} label={label} />
          </FieldPair>
          <SelectField
            {...fields}
            name="subject"
            label={label('subject')}
            placeholder={label('chooseSubject')}
            options={subjects}
            required
          />
          <Field {...fields} name="message" label={label('message')} rows={6} required />
        </>
      )}
    </VisitorForm>
  );
}
