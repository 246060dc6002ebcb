import { UNNAMED_OWNER } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';

/** Returns the display name of a member of staff: the role's, as long as the owner has not entered a name. */
export function useStaffName() {
  const { t } = useTranslation('dashboard');
  return (name: string): string => (name === UNNAMED_OWNER ? t('role.owner') : name);
}
