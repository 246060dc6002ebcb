import { type VehicleSummary, vehicleName } from '@dealership/contracts';
import { NameText, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import styles from './featured-vehicle.module.css';

/** The first featured vehicle at full width, as a single link. */
export function FeaturedVehicle({ vehicle }: { vehicle: VehicleSummary }) {
  const { t } = useTranslation('catalog');
  const [front] = vehicle.images;
  return (
    <article className={styles.vehicle}>
      <div className={styles.picture} data-car-picture="">
        {front ? <Picture address={front} alt={vehicleName(vehicle)} sizes="100vw" /> : <NoPicture />}
      </div>
      <div className={styles.words}>
        <h3>
          <a className={styles.link} href={`/vehicle/${vehicle.id}`}>
            <span className={styles.make}>{vehicle.make}</span>
            <span className={styles.model}>
              <NameText text={vehicle.model} />
            </span>
          </a>
        </h3>
        <Price aed={vehicle.price} variant="page" />
        <span className={styles.way} aria-hidden="true">
          {t('featured.open')}
        </span>
      </div>
    </article>
  );
}
