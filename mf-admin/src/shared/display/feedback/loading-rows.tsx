import { useTranslation } from '@dealership/ui-kit';
import styles from './loading-rows.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands in for the rows of a list while they are loading. `heads`: the titles of its columns. */
export function LoadingRows({ heads = [] }: { heads?: string[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.rows} role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
      <span className={styles.head} aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </span>
      {ROWS.map((row) => (
        <span key={row} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  );
}
