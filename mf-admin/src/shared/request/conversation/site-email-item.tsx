import type { SiteEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../display/format/use-moment.js';
import { Tag, type Tone } from '../../display/tag.js';
import { SiteEmailName } from '../email/site-email-name.js';
import styles from './conversation.module.css';

const TONES: Record<SiteEmail['state'], Tone> = {
  pending: 'plain',
  sending: 'plain',
  sent: 'good',
  failed: 'bad',
  withheld: 'plain',
};

/** An e-mail that the site sent by itself, in one line. */
export function SiteEmailItem({ email }: { email: SiteEmail }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const { at, state } = email;
  return (
    <li className={styles.siteEmail}>
      <span>{t('conversation.channel.email')}</span>
      <SiteEmailName email={email} />
      <time dateTime={at}>{moment(at)}</time>
      <Tag tone={TONES[state]}>{t(`notification.state.${state}`)}</Tag>
    </li>
  );
}
