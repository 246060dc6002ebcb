import type { Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { CardGrid } from '../../../shared/cards/card-grid.js';
import { VehicleCard } from '../../../shared/cards/vehicle-card.js';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import { useSimilarVehicles } from '../../../shared/similar/use-similar-vehicles.js';

/** Similar vehicles. Renders nothing if there are none: the page is complete without them. */
export function SimilarVehicles({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const { data } = useSimilarVehicles(vehicle);
  if (!data?.length) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('vehicle.similar')}</h2>
      <div className={pageStyles.rail}>
        <CardGrid rail="phones">
          {data.map((similar) => (
            <VehicleCard key={similar.id} vehicle={similar} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
