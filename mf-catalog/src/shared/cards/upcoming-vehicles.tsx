import { Button, StatusPanel, useTranslation } from '@dealership/ui-kit';
import type { Ref } from 'react';
import { CardGrid, CardGridSkeleton } from './card-grid.js';
import { UpcomingCard } from './upcoming-card.js';
import { useUpcomingVehicles } from './use-upcoming-vehicles.js';

/** Most cards side by side. */
export const UPCOMING_COLUMNS = 3;

export interface UpcomingVehiclesProps {
  /** Maximum number; all by default. */
  most?: number;
  /** Ref to the row. */
  rail: Ref<HTMLDivElement>;
}

/** Upcoming vehicles in a swipeable row. */
export function UpcomingVehicles({ most, rail }: UpcomingVehiclesProps) {
  const { t } = useTranslation('catalog');
  const { data, isError, refetch } = useUpcomingVehicles();
  if (isError)
    return (
      <StatusPanel text={t('upcoming.error')} role="alert">
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (!data) return <CardGridSkeleton count={3} />;
  if (data.length === 0) return <StatusPanel text={t('upcoming.empty')} />;
  return (
    <CardGrid rail="always" ref={rail}>
      {data.slice(0, most).map((vehicle) => (
        <UpcomingCard key={vehicle.id} vehicle={vehicle} />
      ))}
    </CardGrid>
  );
}
