import { Icon, useTranslation } from '@dealership/ui-kit';
import { Link, useLocation } from '@dealership/ui-kit/router';
import styles from './detail-page.module.css';
import { type ListReturn, listAddress } from './list-place.js';

/** Back to the list as it was left; to its beginning when one has not been there. */
export function BackToInventory() {
  const { t } = useTranslation('catalog');
  const { pathname } = useLocation();
  const state: ListReturn = { ownPlace: true, from: pathname };
  return (
    <Link className={styles.back} to={listAddress()} state={state}>
      <Icon name="arrow" />
      {t('vehicle.back')}
    </Link>
  );
}
