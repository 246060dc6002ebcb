import {
  type ContactMessage,
  contact,
  contactMessage,
  submissionEndpoint,
  type Vehicle,
  vehicleInquirySubject,
  vehicleNameIn,
} from '@dealership/contracts';
import { ButtonLink, useLanguage, useTranslation } from '@dealership/ui-kit';
import { CustomerFields, Field, NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { useReplyPromise } from '@dealership/ui-kit/query';
import styles from './inquiry-form.module.css';

export function InquiryForm({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  // Nobody can buy a sold car, but similar ones may come.
  const [title, message] = vehicle.sold ? ['alikeTitle', 'alikeMessage'] : ['title', 'defaultMessage'];
  const defaults: ContactMessage = {
    ...NOBODY,
    message: t(`inquiry.${message}`, { vehicle: vehicleNameIn(language, vehicle) }),
    subject: vehicleInquirySubject(vehicle),
    vehicleId: vehicle.id,
  };
  return (
    <VisitorForm<ContactMessage>
      formId="inquiry"
      titleId="inquiry-title"
      className={styles.form}
      schema={contactMessage}
      endpoint={submissionEndpoint(contact)}
      defaults={defaults}
      sent={{ title: t('inquiry.sent.title'), text: t('inquiry.sent.text') }}
      panel={{ about: () => vehicleNameIn(language, vehicle) }}
      promise={useReplyPromise('contact')}
      failed={{ title: t('inquiry.failed.title'), text: t('inquiry.failed.text') }}
      labels={{ submit: t('inquiry.submit'), sending: t('inquiry.sending'), note: t('inquiry.note') }}
    >
      {(fields) => (
        <>
          <h2 id="inquiry-title">{t(`inquiry.${title}`)}</h2>
          <div className={styles.customer}>
            <CustomerFields {...fields} label={(name) => t(`fields.${name}`)} />
          </div>
          <Field {...fields} name="message" label={t('fields.message')} rows={4} required />
          <ButtonLink className="without-script" href="/contact">
            {t('inquiry.contact')}
          </ButtonLink>
        </>
      )}
    </VisitorForm>
  );
}
