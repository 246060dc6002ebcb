import type { CustomerEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import styles from './customer.module.css';

type SiteEmail = Extract<CustomerEntry, { type: 'email' }>;

/** Subject (or topic) and recipient of an automatic e-mail. */
export function SiteEmailText({ email: { event, subject, address, state } }: { email: SiteEmail }) {
  const { t } = useTranslation('dashboard');
  const [noun = '', verb = ''] = event.split('.');
  return (
    <>
      <bdi>{subject ?? t(`notification.event.${noun}.${verb}`, { defaultValue: event })}</bdi>
      <bdi dir="ltr">{address}</bdi>
      {state !== 'sent' && <Tag tone={state === 'failed' ? 'bad' : 'plain'}>{t(`notification.state.${state}`)}</Tag>}
    </>
  );
}

/** An automatic e-mail in one line. Within a list of them, its kind is omitted. */
export function SiteEmailLine({ email, isAlone }: { email: SiteEmail; isAlone: boolean }) {
  const { t } = useTranslation('dashboard');
  const { time } = useMoment();
  return (
    <li className={styles.siteEmail}>
      {isAlone && <span>{t('customerFile.entry.email')}</span>}
      <SiteEmailText email={email} />
      <time dateTime={email.at}>{time(email.at)}</time>
    </li>
  );
}
