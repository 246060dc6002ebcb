import { useTranslation } from '@dealership/ui-kit';
import { BackLink } from '@dealership/ui-kit/navigation';
import { LIST_RETURN, listAddress } from './list-position.js';

/** Links back to the list in its last state, or to its start if it was not visited. */
export function BackToInventory() {
  const { t } = useTranslation('catalog');
  return (
    <BackLink to={listAddress()} state={LIST_RETURN}>
      {t('vehicle.back')}
    </BackLink>
  );
}
