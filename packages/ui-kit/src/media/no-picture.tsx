import { useTranslation } from '@dealership/ui-kit';
import styles from './no-picture.module.css';

/** Placeholder for a missing picture. */
export function NoPicture() {
  const { t } = useTranslation('common');
  return (
    <p className={styles.place}>
      <span>{t('noPicture')}</span>
    </p>
  );
}
