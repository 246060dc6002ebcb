import { formatNumber, type Vehicle, type VehicleBadge } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { BadgeChips } from '../../../shared/cards/vehicle-badge.js';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import { ScheduleTestDrive } from '../test-drive/schedule-test-drive.js';
import { ShareVehicle } from './share-vehicle.js';
import styles from './vehicle-facts.module.css';

/** The flags that a vehicle's page shows side by side. */
const CHIPS: VehicleBadge[] = ['sold', 'reserved', 'justArrived', 'specialOffer', 'allElectric'];

/** What stands beside the gallery and stays in view: name, price, the facts of one glance, the two actions. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const facts = [
    [t('specification.year'), String(vehicle.year)],
    [t('specification.mileage'), t('card.mileage', { mileage: formatNumber(vehicle.mileage) })],
    [t('specification.transmission'), t(`transmission.${vehicle.transmission}`)],
    [t('specification.fuelType'), t(`fuelType.${vehicle.fuelType}`)],
  ] as const;
  return (
    <aside className={styles.facts} aria-label={t('vehicle.facts')}>
      <h1 className={styles.name}>
        <span className={styles.make}>{vehicle.make}</span>
        <span>{vehicle.model}</span>
      </h1>
      <BadgeChips badges={CHIPS.filter((flag) => vehicle[flag])} />
      <Price aed={vehicle.price} look="page" />
      <dl className={styles.list}>
        {facts.map(([label, value]) => (
          <div key={label} className={pageStyles.row}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ScheduleTestDrive vehicle={vehicle} />
        <ShareVehicle vehicle={vehicle} />
      </div>
    </aside>
  );
}
