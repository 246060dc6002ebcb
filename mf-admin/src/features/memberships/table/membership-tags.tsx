import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../../shared/display/tag.js';
import styles from './use-membership-columns.module.css';

/** The state of a membership in one word, and whether the bank disputes its payment. */
export function MembershipTags({ member: { active, paymentStatus, disputedAt } }: { member: Membership }) {
  const { t } = useTranslation('dashboard');
  const paid = t(active ? 'membership.active' : 'membership.ended');
  return (
    <span className={styles.tags}>
      <Tag tone={active ? 'good' : 'plain'}>{paymentStatus === 'completed' ? paid : t(`paymentStatus.${paymentStatus}`)}</Tag>
      {disputedAt && <Tag tone="bad">{t('membership.disputed')}</Tag>}
    </span>
  );
}
