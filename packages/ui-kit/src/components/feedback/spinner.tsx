import { useTranslation } from '../../i18n/react-i18next.js';
import styles from './spinner.module.css';

/** A loading indicator, announced to screen readers. */
export function Spinner() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
