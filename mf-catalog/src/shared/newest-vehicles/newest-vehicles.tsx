import { CardGrid, CardGridSkeleton } from '../cards/card-grid.js';
import { VehicleCard } from '../cards/vehicle-card.js';
import pageStyles from '../detail/detail-page.module.css';
import { useStoredVehiclesTexts } from '../stored-vehicles/use-stored-vehicles-texts.js';
import { NEWEST_SHOWN, useNewestVehicles } from './use-newest-vehicles.js';

/** The newest cars, each with a button to save it. If there are none, only the link to the inventory remains. */
export function NewestVehicles() {
  const { t } = useStoredVehiclesTexts();
  const { data, isError } = useNewestVehicles();
  if (isError || data?.length === 0) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('empty.newest')}</h2>
      {data ? (
        <CardGrid>
          {data.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} />
          ))}
        </CardGrid>
      ) : (
        <CardGridSkeleton count={NEWEST_SHOWN} />
      )}
    </section>
  );
}
