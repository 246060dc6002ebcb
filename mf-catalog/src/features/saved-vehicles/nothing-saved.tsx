import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { CardGrid, CardGridSkeleton } from '../../shared/cards/card-grid.js';
import { VehicleCard } from '../../shared/cards/vehicle-card.js';
import pageStyles from '../../shared/detail/detail-page.module.css';
import styles from './nothing-saved.module.css';
import { NEWEST_SHOWN, useNewestVehicles } from './use-newest-vehicles.js';

/** The newest cars, each with a button to save it. If there are none, only the link to the inventory remains. */
function NewestVehicles() {
  const { t } = useTranslation('stored-vehicles');
  const { data, isError } = useNewestVehicles();
  if (isError || data?.length === 0) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('empty.newest')}</h2>
      {data ? (
        <CardGrid>
          {data.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} />
          ))}
        </CardGrid>
      ) : (
        <CardGridSkeleton count={NEWEST_SHOWN} />
      )}
    </section>
  );
}

/** The empty state: how to save vehicles, and cars to start with. */
export function NothingSaved() {
  const { t } = useTranslation('stored-vehicles');
  return (
    <>
      <section className={styles.empty}>
        <span className={styles.heart} aria-hidden="true">
          <Icon name="heart" size={28} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t('empty.title')}</h2>
          <p>{t('empty.text')}</p>
        </div>
        <ButtonLink href="/inventory">{t('empty.inventory')}</ButtonLink>
      </section>
      <NewestVehicles />
    </>
  );
}
