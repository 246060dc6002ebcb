import { type VehicleBadge as Badge, type VehicleFlags, vehicleBadge } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './vehicle-badge.module.css';

/** A small label beside a name: the most important flag. */
export function VehicleBadge({ vehicle, except }: { vehicle: VehicleFlags; except?: Badge | undefined }) {
  const { t } = useTranslation('catalog');
  const badge = vehicleBadge(vehicle);
  return badge && badge !== except ? (
    <span className={[styles.badge, styles[badge]].filter(Boolean).join(' ')} data-badge="">
      {t(`badge.${badge}`)}
    </span>
  ) : null;
}

interface BadgeWordsProps {
  badges: Badge[];
}

/** Several flags side by side, for a vehicle's page. */
export function BadgeLabels({ badges }: BadgeWordsProps) {
  const { t } = useTranslation('catalog');
  if (badges.length === 0) return null;
  return (
    <ul className={styles.words}>
      {badges.map((badge) => (
        <li key={badge} className={styles[badge]}>
          {t(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
}
