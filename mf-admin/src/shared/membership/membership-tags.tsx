import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag, type Tone } from '../display/tag.js';
import styles from './membership-tags.module.css';

type State = Pick<Membership, 'active' | 'paymentStatus' | 'toFulfil' | 'loginSentAt'>;

function stateOf({ active, paymentStatus, toFulfil, loginSentAt }: State): [key: string, tone: Tone] {
  if (paymentStatus !== 'completed') return [`paymentStatus.${paymentStatus}`, 'plain'];
  if (!active) return ['membership.ended', 'plain'];
  return toFulfil && !loginSentAt ? ['membership.loginDue', 'notice'] : ['membership.active', 'good'];
}

/** The state of a membership in one word, and whether the bank disputes its payment. */
export function MembershipTags({ member }: { member: Membership }) {
  const { t } = useTranslation('dashboard');
  const [state, tone] = stateOf(member);
  return (
    <span className={styles.tags}>
      <Tag tone={tone}>{t(state)}</Tag>
      {member.disputedAt && <Tag tone="bad">{t('membership.disputed')}</Tag>}
    </span>
  );
}
