import { INVENTORY_STATUSES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import type { InventoryView } from './inventory-filters.js';
import styles from './status-tabs.module.css';
import { viewAddress } from './use-inventory-view.js';

/** Which part of the stock the page shows: links, so that they work everywhere. */
export function StatusTabs({ view }: { view: InventoryView }) {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('status.label')}>
      <ul className={styles.tabs}>
        {INVENTORY_STATUSES.map((status) => (
          <li key={status}>
            <Link
              className={styles.tab}
              to={viewAddress({ ...view, status, page: 1 })}
              aria-current={status === view.status ? 'page' : undefined}
            >
              {t(`status.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
