import { Icon, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './detail-page.module.css';

export function BackToInventory() {
  const { t } = useTranslation('catalog');
  return (
    <Link className={styles.back} to="/inventory">
      <Icon name="arrow" />
      {t('vehicle.back')}
    </Link>
  );
}
