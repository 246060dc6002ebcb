import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../display/format/use-moment.js';
import { Tag, type Tone } from '../display/tag.js';
import styles from './membership-tags.module.css';

type State = Pick<Membership, 'active' | 'paymentStatus' | 'startDate' | 'toFulfil' | 'loginSentAt'>;

function stateOf({ active, paymentStatus, startDate, toFulfil, loginSentAt }: State): [key: string, tone: Tone] {
  if (paymentStatus !== 'completed') return [`paymentStatus.${paymentStatus}`, 'plain'];
  if (!active) return ['membership.ended', 'plain'];
  if (toFulfil && !loginSentAt) return ['membership.loginDue', 'notice'];
  return new Date(startDate) > new Date() ? ['membership.startsOn', 'plain'] : ['membership.active', 'good'];
}

/** The state of a membership in one word, and whether the bank disputes its payment. */
export function MembershipTags({ member }: { member: Membership }) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const [state, tone] = stateOf(member);
  return (
    <span className={styles.tags}>
      <Tag tone={tone}>{t(state, { day: day(member.startDate) })}</Tag>
      {member.disputedAt && <Tag tone="bad">{t('membership.disputed')}</Tag>}
    </span>
  );
}
