import { type AuctionSubscription, personName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** The name of a membership's buyer; none after an erasure. */
export function useMemberName(): (member: AuctionSubscription) => string {
  const { t } = useTranslation('dashboard');
  return (member) => (member.erasedAt ? t('subscription.erased') : personName(member));
}
