import { INVENTORY_STATUSES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { LinkTabs } from '@dealership/ui-kit/navigation';
import type { InventoryView } from './inventory-filters.js';
import { viewAddress } from './use-inventory-view.js';

/** Selects the part of the stock to show. */
export function StatusTabs({ view }: { view: InventoryView }) {
  const { t } = useTranslation('catalog');
  const tabs = INVENTORY_STATUSES.map((status) => ({
    text: t(`status.${status}`),
    to: viewAddress({ ...view, status, page: 1 }),
    current: status === view.status,
  }));
  return <LinkTabs label={t('status.label')} tabs={tabs} />;
}
