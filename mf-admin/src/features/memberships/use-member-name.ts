import { customerName, type Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** The name of a membership's buyer, or a placeholder if the buyer's data has been erased. */
export function useMemberName(): (member: Membership) => string {
  const { t } = useTranslation('dashboard');
  return (member) => (member.erasedAt ? t('membership.erased') : customerName(member));
}
