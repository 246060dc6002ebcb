import { Icon, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './detail-page.module.css';
import { LIST_RETURN, listAddress } from './list-place.js';

/** Back to the list as it was left; to its beginning when one has not been there. */
export function BackToInventory() {
  const { t } = useTranslation('catalog');
  return (
    <Link className={styles.back} to={listAddress()} state={LIST_RETURN}>
      <Icon name="arrow" />
      {t('vehicle.back')}
    </Link>
  );
}
