import { Icon, useStoredVehicles, useTranslation } from '@dealership/ui-kit';
import styles from './saved-link.module.css';

/** Links to the saved vehicles; on phones only if there are any. Its space is always reserved. */
export function SavedLink({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const { length: count } = useStoredVehicles('saved-vehicles');
  return (
    <a
      className={styles.saved}
      href="/saved"
      aria-label={t('saved', { count })}
      aria-current={path === '/saved' ? 'page' : undefined}
      data-empty={count === 0 || undefined}
    >
      <Icon name="heart" />
      <span aria-hidden="true">{count || ''}</span>
    </a>
  );
}
