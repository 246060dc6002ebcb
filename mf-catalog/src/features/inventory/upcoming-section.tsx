import { useTranslation } from '@dealership/ui-kit';
import { CardGrid, CardGridSkeleton } from '../../shared/card-grid.js';
import { UpcomingCard } from './upcoming-card.js';
import styles from './upcoming-section.module.css';
import { useUpcomingVehicles } from './use-vehicle-search.js';

/** Vehicles on their way, each with a way to reserve it. */
export function UpcomingSection() {
  const { t } = useTranslation('catalog');
  const { data, isPending } = useUpcomingVehicles();
  return (
    <section className={styles.section} aria-labelledby="upcoming-title">
      <header className={styles.header}>
        <h2 id="upcoming-title">{t('upcoming.title')}</h2>
        <p>{t('upcoming.intro')}</p>
      </header>
      {isPending && <CardGridSkeleton count={3} />}
      {data && data.length > 0 && (
        <CardGrid wide>
          {data.map((vehicle) => (
            <UpcomingCard key={vehicle.id} vehicle={vehicle} />
          ))}
        </CardGrid>
      )}
      {!isPending && !data?.length && <p className={styles.empty}>{t('upcoming.empty')}</p>}
    </section>
  );
}
