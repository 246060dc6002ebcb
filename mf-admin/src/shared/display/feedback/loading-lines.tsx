import { useTranslation } from '@dealership/ui-kit';
import styles from './loading-lines.module.css';

const LINES = [1, 2, 3, 4, 5, 6];

/** Stands in for a form or a text while it is loading. */
export function LoadingLines({ count = LINES.length }: { count?: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{t('list.loading')}</span>
      {LINES.slice(0, count).map((line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
