import { useTranslation } from '@dealership/ui-kit';
import styles from './loading-rows.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands in for the rows of a list while they are loading. */
export function LoadingRows() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
      {ROWS.map((row) => (
        <span key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
