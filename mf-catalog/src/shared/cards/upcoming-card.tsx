import { parseAed, type UpcomingVehicle } from '@dealership/contracts';
import { ButtonLink, NameText, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useArrivalText } from '../vehicle/month.js';
import cardStyles from './card.module.css';
import styles from './upcoming-card.module.css';
import { CARD_PICTURE_SIZES } from './vehicle-card.js';

/** An upcoming vehicle. The card links to its page, the button to the reservation. */
export function UpcomingCard({ vehicle }: { vehicle: UpcomingVehicle }) {
  const { t } = useTranslation('catalog');
  const arrival = useArrivalText();
  const address = `/upcoming-vehicle/${vehicle.id}`;
  return (
    <article className={`${cardStyles.card} ${styles.upcoming}`}>
      <div className={cardStyles.picture} data-car-picture="">
        {vehicle.imageUrl ? <Picture address={vehicle.imageUrl} alt={vehicle.name} sizes={CARD_PICTURE_SIZES} /> : <NoPicture />}
      </div>
      <p className={styles.arrival}>
        <span>{t('upcoming.comingSoon')}</span> <span>{t('upcoming.arrival', { arrival: arrival(vehicle) })}</span>
      </p>
      <h3>
        <a className={`${cardStyles.link} ${cardStyles.title}`} href={address}>
          <NameText text={vehicle.name} />
        </a>
      </h3>
      <div className={styles.end}>
        <Price aed={parseAed(vehicle.price) ?? null} />
        <ButtonLink variant="secondary" href={`${address}?reserve=1`}>
          {t('upcoming.reserve')}
        </ButtonLink>
      </div>
    </article>
  );
}
