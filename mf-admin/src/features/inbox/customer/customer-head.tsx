import { adminPath, type CustomerFile, whatsappLink } from '@dealership/contracts';
import { createAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { mergeCustomer } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../../shared/display/icons.js';
import { PhoneNumber } from '../../../shared/display/phone-number.js';
import { SpamLink } from '../../../shared/request/spam-link.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { useMay } from '../../../shared/staff/use-me.js';
import styles from './customer.module.css';
import { useUnmerge } from './customer-api.js';
import { CustomerSummary } from './customer-summary.js';
import { MergeForm } from './merge-form.js';

const digitsOf = (phone: string): string => phone.replace(/[^\d+]/g, '');

export interface CustomerHeadProps {
  /** Key of the request by which the customer was found. */
  requestKey: string;
  file: CustomerFile;
}

/** A customer's names, addresses and numbers, and which of them staff have merged. */
export function CustomerHead({ requestKey, file }: CustomerHeadProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const mayMerge = useMay()(mergeCustomer.permission);
  const { mutate, isPending } = useUnmerge(requestKey);
  const [first, ...others] = file.names;
  const number = digitsOf(file.phones[0] ?? '');
  return (
    <section className={styles.head} aria-label={t('customerFile.who')}>
      <h3 className={styles.name}>
        <bdi>{first ?? file.emails[0] ?? file.phones[0]}</bdi>
      </h3>
      <p className={styles.line}>
        <Button type="primary" icon={<MailIcon />} href={adminPath('inbox', { request: requestKey })}>
          {t('conversation.reply')}
        </Button>
        {number.startsWith('+') && (
          <Button icon={<WhatsappIcon />} href={whatsappLink(number.slice(1))} target="_blank" rel="noopener noreferrer">
            {t('conversation.channel.whatsapp')}
          </Button>
        )}
        {number && (
          <Button icon={<PhoneIcon />} href={`tel:${number}`}>
            {t('lead.call')}
          </Button>
        )}
        <Allowed to={createAppointment}>
          <Button href={adminPath('appointments', { drive: requestKey })}>{t('inbox.bookDrive')}</Button>
        </Allowed>
      </p>
      {others.length > 0 && (
        <p className={styles.quiet}>
          {t('customerFile.alsoCalled')} <bdi>{others.join(' · ')}</bdi>
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('customerFile.emails')}</dt>
          <dd>
            {file.emails.map((email) => (
              <a key={email} href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            ))}
          </dd>
        </div>
        {file.phones.length > 0 && (
          <div>
            <dt>{t('customerFile.phones')}</dt>
            <dd>
              {file.phones.map((phone) => (
                <a key={phone} href={`tel:${digitsOf(phone)}`}>
                  <PhoneNumber number={phone} />
                </a>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t(file.sameNumber.length > 0 ? 'customerFile.requestsOfNumber' : 'customerFile.requests')}</dt>
          <dd>
            {file.requests}
            <SpamLink count={file.spam} sender={{ email: file.emails[0], phone: file.phones[0] }} />
          </dd>
        </div>
        <CustomerSummary file={file} />
      </dl>
      {file.links.length > 0 && (
        <div className={styles.part}>
          <h3>{t('customerFile.links')}</h3>
          <ul className={styles.list}>
            {file.links.map(({ id, emails, reason, author, createdAt }) => (
              <li key={id}>
                <bdi dir="ltr">{emails.join(' + ')}</bdi>
                <span className={styles.quiet}>
                  <bdi>{reason}</bdi> · <bdi>{author}</bdi> · <bdi>{moment(createdAt)}</bdi>
                </span>
                {mayMerge && (
                  <Button
                    size="small"
                    disabled={isPending}
                    aria-label={t('customerFile.unmergeNamed', { emails: emails.join(' + ') })}
                    onClick={() => mutate({ id, version: file.version })}
                  >
                    {t('customerFile.unmerge')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {mayMerge && <MergeForm requestKey={requestKey} file={file} />}
    </section>
  );
}
