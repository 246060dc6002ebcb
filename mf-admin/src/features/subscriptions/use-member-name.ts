import { type AuctionSubscription, personName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** What a membership's buyer is called; of one who is erased there is no name. */
export function useMemberName(): (member: AuctionSubscription) => string {
  const { t } = useTranslation('dashboard');
  return (member) => (member.erasedAt ? t('subscription.erased') : personName(member));
}
