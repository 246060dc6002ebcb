import { Button, ButtonLink, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import { TitledSection } from '../../shared/section/titled-section.js';
import { FeaturedVehicle } from './featured-vehicle.js';
import { useFeaturedVehicles } from './use-featured-vehicles.js';

const BESIDE_THE_FIRST = 3;

function FeaturedVehicles() {
  const { t } = useTranslation('catalog');
  const { data, isError, refetch } = useFeaturedVehicles();
  if (isError)
    return (
      <StatusPanel text={t('inventory.error')} role="alert">
        <Button onClick={() => void refetch()}>{t('common:retry')}</Button>
      </StatusPanel>
    );
  if (!data) return <CardGridSkeleton />;
  if (data.length === 0) return <StatusPanel text={t('featured.empty')} />;
  const [first, ...others] = data;
  return (
    <>
      {first && <FeaturedVehicle vehicle={first} />}
      <CardGrid rail="phones">
        {others.slice(0, BESIDE_THE_FIRST).map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} among="featured" />
        ))}
      </CardGrid>
    </>
  );
}

/** The home page's selection from the stock. */
export function FeaturedVehiclesSection() {
  const { t } = useTranslation('catalog');
  const more = (
    <ButtonLink variant="secondary" href="/inventory">
      {t('featured.all')}
    </ButtonLink>
  );
  return (
    <TitledSection title={t('featured.title')} intro={t('featured.intro')} more={more} alone>
      <FeaturedVehicles />
    </TitledSection>
  );
}
