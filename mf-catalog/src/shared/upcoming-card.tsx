import { parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { ButtonLink, Picture, Price, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { CARD_PICTURE_SIZES } from '../../shared/vehicle-card.js';
import styles from './upcoming-card.module.css';

export function UpcomingCard({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const address = `/upcoming-vehicle/${vehicle.id}`;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture address={vehicle.imageUrl} alt={vehicle.name} sizes={CARD_PICTURE_SIZES} />
        <span className={styles.badge}>{t('upcoming.comingSoon')}</span>
      </div>
      <h3>
        <Link className={styles.link} to={address}>
          {vehicle.name}
        </Link>
      </h3>
      <p className={styles.arrival}>{t('upcoming.arrival', { arrival: vehicle.estimatedArrival })}</p>
      <div className={styles.end}>
        <Price aed={parseAed(vehicle.price) ?? null} />
        <ButtonLink look="secondary" href={`${address}?reserve=1`}>
          {t('upcoming.reserve')}
        </ButtonLink>
      </div>
    </article>
  );
}
