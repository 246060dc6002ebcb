import type { CustomerEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import styles from './customer.module.css';

type SiteEmail = Extract<CustomerEntry, { type: 'email' }>;

/** The subject of an e-mail that the site sent by itself, or what it was about, and where it went. */
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

/** Such an e-mail in one line. Among others, it does not say what it is. */
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
