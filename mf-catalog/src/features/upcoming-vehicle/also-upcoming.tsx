import { useTranslation } from '@dealership/ui-kit';
import { CardGrid } from '../../shared/cards/card-grid.js';
import { UpcomingCard } from '../../shared/cards/upcoming-card.js';
import { useUpcomingVehicles } from '../../shared/cards/use-upcoming-vehicles.js';
import pageStyles from '../../shared/detail/detail-page.module.css';

const SHOWN = 3;

/** Other upcoming vehicles. Renders nothing if there are none: the page is complete without them. */
export function AlsoUpcoming({ except }: { except: number }) {
  const { t } = useTranslation('catalog');
  const { data = [] } = useUpcomingVehicles();
  const others = data.filter(({ id }) => id !== except).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('upcoming.also')}</h2>
      <div className={pageStyles.rail}>
        <CardGrid rail="phones">
          {others.map((vehicle) => (
            <UpcomingCard key={vehicle.id} vehicle={vehicle} />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
