import type { VehicleSearchResult } from '@dealership/contracts';
import { Button, StatusPanel, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import gridStyles from '../../shared/cards/card-grid.module.css';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import type { InventoryView } from './filters/inventory-filters.js';
import styles from './inventory-page.module.css';
import { NoResultsIsland, PastEndIsland } from './no-results/no-results-island.js';

export interface VehicleResultsProps {
  result: VehicleSearchResult | undefined;
  failed: boolean;
  /** Whether the service rejects the query. */
  refused: boolean;
  view: InventoryView;
  /** Keeps the previous results while the next are loading. */
  stale: boolean;
  onRetry: () => void;
  /** Called when a filter, and with it the focused element, is removed. */
  onRemove: () => void;
  /** After the last card, in the free places of its row. */
  last?: ReactNode;
}

export function VehicleResults({ result, failed, refused, view, stale, onRetry, onRemove, last }: VehicleResultsProps) {
  const { t } = useTranslation('catalog');
  if (failed)
    return (
      <StatusPanel text={t('inventory.error')} role="alert">
        <Button onClick={onRetry}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (!result && !refused) return <CardGridSkeleton />;
  if (!result || result.total === 0) return <NoResultsIsland view={view} refused={refused} onRemove={onRemove} />;
  if (result.items.length === 0) return <PastEndIsland view={view} last={Math.ceil(result.total / result.pageSize)} />;
  return (
    <div className={stale ? styles.stale : undefined} aria-busy={stale}>
      <CardGrid>
        {result.items.map((vehicle, at) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} first={at === 0} />
        ))}
        {last && <div className={gridStyles.rest}>{last}</div>}
      </CardGrid>
    </div>
  );
}
