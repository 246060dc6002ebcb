import type { AuctionSubscription } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../shared/display/tag.js';
import styles from './use-subscription-columns.module.css';

/** The state of a membership and of its payment. */
export function SubscriptionTags({ member: { active, paymentStatus, disputedAt } }: { member: AuctionSubscription }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={styles.tags}>
      <Tag tone={paymentStatus === 'completed' ? 'good' : 'plain'}>{t(`paymentStatus.${paymentStatus}`)}</Tag>
      {active && <Tag tone="good">{t('subscription.active')}</Tag>}
      {disputedAt && <Tag tone="bad">{t('subscription.disputed')}</Tag>}
    </span>
  );
}
