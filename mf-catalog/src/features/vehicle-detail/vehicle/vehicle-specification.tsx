import { formatNumber, type Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import styles from './vehicle-specification.module.css';

/** Everything that is known of the car, as a quiet list; what is not known is left out. */
export function VehicleSpecification({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const values = {
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    mileage: t('card.mileage', { mileage: formatNumber(vehicle.mileage) }),
    transmission: t(`transmission.${vehicle.transmission}`),
    fuelType: t(`fuelType.${vehicle.fuelType}`),
    engineSize: vehicle.engineSize,
    cylinders: vehicle.cylinders === null ? null : String(vehicle.cylinders),
    origin: vehicle.origin,
  };
  return (
    <section className={pageStyles.section}>
      <h2>{t('specification.title')}</h2>
      <dl className={styles.list}>
        {Object.entries(values).map(
          ([key, value]) =>
            value && (
              <div key={key} className={pageStyles.row}>
                <dt>{t(`specification.${key}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
