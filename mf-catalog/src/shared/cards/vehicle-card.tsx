import { type VehicleBadge as BadgeFlag, type VehicleSummary, vehicleName } from '@dealership/contracts';
import { NameText } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useState } from 'react';
import { SaveButton } from '../stored-vehicles/save-button.js';
import cardStyles from './card.module.css';
import { FactLine } from './fact-line.js';
import { VehicleBadge } from './vehicle-badge.js';
import styles from './vehicle-card.module.css';

export const CARD_PICTURE_SIZES = '(min-width: 68.75em) 30vw, (min-width: 43.75em) 46vw, 100vw';

export interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** Whether its picture is the page's first. */
  first?: boolean;
  /** A flag shared by the whole list, so that showing it is pointless. */
  among?: BadgeFlag;
}

/** A vehicle in a list. The card is a plain link, because shell pages do not include our router. */
export function VehicleCard({ vehicle, first = false, among }: VehicleCardProps) {
  const [front, next] = vehicle.images;
  const [pointedAt, setPointedAt] = useState(false);
  return (
    <article
      className={`${cardStyles.card} ${styles.vehicle}`}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
    >
      <div className={cardStyles.picture} data-car-picture="">
        {front ? <Picture address={front} alt={vehicleName(vehicle)} sizes={CARD_PICTURE_SIZES} first={first} /> : <NoPicture />}
        {next && pointedAt && (
          <div className={styles.next}>
            <Picture address={next} alt="" sizes={CARD_PICTURE_SIZES} fallback={null} />
          </div>
        )}
        <SaveButton vehicle={vehicle} />
      </div>
      <div className={styles.head}>
        <h3>
          <a className={`${cardStyles.link} ${styles.names}`} href={`/vehicle/${vehicle.id}`}>
            <span className={styles.make}>{vehicle.make}</span>
            <span className={`${cardStyles.title} ${styles.model}`}>
              <NameText text={vehicle.model} />
            </span>
          </a>
        </h3>
        <VehicleBadge vehicle={vehicle} except={among} />
      </div>
      <FactLine vehicle={vehicle} />
      <Price aed={vehicle.price} />
    </article>
  );
}
