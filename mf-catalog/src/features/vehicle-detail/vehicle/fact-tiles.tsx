import { formatNumber, type Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './fact-tiles.module.css';

/** Facts shown above the specification, in the heading and in the tiles. */
export const SHOWN_ABOVE: ReadonlySet<string> = new Set(['make', 'model', 'year', 'mileage', 'transmission', 'fuelType']);

/** Key facts: four in a row, or two rows of two on phones. */
export function FactTiles({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const facts = [
    [t('specification.year'), t('card.year', { year: vehicle.year })],
    [t('specification.mileage'), t('card.mileage', { mileage: formatNumber(vehicle.mileage) })],
    [t('specification.transmission'), t(`transmission.${vehicle.transmission}`)],
    [t('specification.fuelType'), t(`fuelType.${vehicle.fuelType}`)],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
