import { type VehicleBadge as Badge, type VehicleFlags, vehicleBadge } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './vehicle-badge.module.css';

/** One small word in a picture's corner: the flag that matters most. */
export function VehicleBadge({ vehicle }: { vehicle: VehicleFlags }) {
  const { t } = useTranslation('catalog');
  const badge = vehicleBadge(vehicle);
  return badge ? <span className={[styles.badge, styles[badge]].filter(Boolean).join(' ')}>{t(`badge.${badge}`)}</span> : null;
}

interface BadgeChipsProps {
  badges: Badge[];
}

/** Several flags side by side, as a vehicle's page shows them. */
export function BadgeChips({ badges }: BadgeChipsProps) {
  const { t } = useTranslation('catalog');
  if (badges.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {badges.map((badge) => (
        <li key={badge} className={[styles.chip, styles[badge]].filter(Boolean).join(' ')}>
          {t(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
}
