import { vehicleNameIn } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { RailArrows } from '@dealership/ui-kit/rail';
import { useId, useState } from 'react';
import styles from './seen-vehicles.module.css';
import { useChosenVehicles } from './use-chosen-vehicles.js';
import { LEAST_SEEN, useSeenVehicles } from './use-seen-vehicles.js';
import { useStoredVehiclesTexts } from './use-stored-vehicles-texts.js';

/** A swipeable row of the recently viewed vehicles. */
export function SeenVehicles({ except }: { except: readonly number[] }) {
  const { t } = useStoredVehiclesTexts();
  const { language } = useLanguage();
  const titleId = useId();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const { data } = useChosenVehicles(useSeenVehicles(except).map(({ id }) => id));
  if (!data) return null;
  if (data.length < LEAST_SEEN) return <div hidden />;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('seen.title')}
        </h2>
        <RailArrows rail={rail} />
      </header>
      <ul ref={setRail} className={styles.rail} data-rail="">
        {data.map((vehicle) => (
          <li key={vehicle.id}>
            <a className={styles.car} href={`/vehicle/${vehicle.id}`}>
              <span className={styles.picture}>
                {vehicle.images[0] ? <Picture address={vehicle.images[0]} alt="" sizes="16rem" /> : <NoPicture />}
              </span>
              <span className={styles.name}>{vehicleNameIn(language, vehicle)}</span>
              <Price aed={vehicle.price} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
