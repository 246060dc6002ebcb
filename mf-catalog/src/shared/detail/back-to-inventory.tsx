import { useTranslation } from '@dealership/ui-kit';
import { BackLink } from '@dealership/ui-kit/navigation';
import { LIST_RETURN, listAddress } from './list-place.js';

/** Back to the list as it was left; to its start if it was not visited. */
export function BackToInventory() {
  const { t } = useTranslation('catalog');
  return (
    <BackLink to={listAddress()} state={LIST_RETURN}>
      {t('vehicle.back')}
    </BackLink>
  );
}
