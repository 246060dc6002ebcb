import { useTranslation } from '@dealership/ui-kit';
import styles from './no-picture.module.css';

/** Stands where a picture would, and says that there is none. */
export function NoPicture() {
  const { t } = useTranslation('common');
  return <p className={styles.place}>{t('noPicture')}</p>;
}
