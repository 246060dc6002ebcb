import { formatNumber, type VehicleSummary } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './fact-line.module.css';

export interface FactLineProps {
  vehicle: Pick<VehicleSummary, 'year' | 'mileage' | 'transmission' | 'fuelType'>;
}

/** Key facts of a vehicle in one line. */
export function FactLine({ vehicle }: FactLineProps) {
  const { t } = useTranslation('catalog');
  const facts = [
    t('card.modelYear', { year: vehicle.year }),
    t('card.mileage', { mileage: formatNumber(vehicle.mileage) }),
    t(`card.transmission.${vehicle.transmission}`),
    t(`fuelType.${vehicle.fuelType}`),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <bdi>{fact}</bdi>
        </li>
      ))}
    </ul>
  );
}
