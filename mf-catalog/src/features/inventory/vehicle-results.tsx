import type { VehicleSearchResult } from '@dealership/contracts';
import { Button, ButtonLink, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import styles from './inventory-page.module.css';

export interface VehicleResultsProps {
  result: VehicleSearchResult | undefined;
  failed: boolean;
  /** The service does not take the question. */
  refused: boolean;
  /** Of the last page of the list. */
  lastPage: string;
  /** Shows the answer to the last question while the next is on its way. */
  stale: boolean;
  onRetry: () => void;
  onClear: () => void;
}

export function VehicleResults({ result, failed, refused, lastPage, stale, onRetry, onClear }: VehicleResultsProps) {
  const { t } = useTranslation('catalog');
  if (failed)
    return (
      <StatusPanel text={t('inventory.error')} role="alert">
        <Button onClick={onRetry}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (!result && !refused) return <CardGridSkeleton />;
  if (!result || result.total === 0)
    return (
      <StatusPanel text={t('inventory.empty')}>
        <Button look="secondary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </StatusPanel>
    );
  if (result.items.length === 0)
    return (
      <StatusPanel text={t('inventory.pastEnd')}>
        <ButtonLink look="secondary" href={lastPage}>
          {t('inventory.lastPage')}
        </ButtonLink>
      </StatusPanel>
    );
  return (
    <div className={stale ? styles.stale : undefined} aria-busy={stale}>
      <CardGrid>
        {result.items.map((vehicle, at) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} first={at === 0} />
        ))}
      </CardGrid>
    </div>
  );
}
