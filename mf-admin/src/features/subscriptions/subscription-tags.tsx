import type { AuctionSubscription } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../shared/display/tag.js';

/** The state of a membership and of its payment. */
export function SubscriptionTags({ member: { active, paymentStatus, disputedAt } }: { member: AuctionSubscription }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Tag tone={paymentStatus === 'completed' ? 'good' : 'plain'}>{t(`paymentStatus.${paymentStatus}`)}</Tag>
      {active && <Tag tone="good">{t('subscription.active')}</Tag>}
      {disputedAt && <Tag tone="bad">{t('subscription.disputed')}</Tag>}
    </>
  );
}
