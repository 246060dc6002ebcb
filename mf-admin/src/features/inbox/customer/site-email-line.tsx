import type { SiteEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import { SiteEmailName } from '../../../shared/request/email/site-email-name.js';
import styles from './customer.module.css';

/** Subject (or topic) and recipient of an automatic e-mail. */
export function SiteEmailText({ email }: { email: SiteEmail }) {
  const { t } = useTranslation('dashboard');
  const { address, state } = email;
  return (
    <>
      <SiteEmailName email={email} />
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
