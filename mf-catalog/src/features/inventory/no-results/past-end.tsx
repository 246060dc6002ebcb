import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { CardGrid } from '../../../shared/cards/card-grid.js';
import { VehicleCard } from '../../../shared/cards/vehicle-card.js';
import { type InventoryView, toSearchQuery } from '../filters/inventory-filters.js';
import { viewAddress } from '../filters/use-inventory-view.js';
import { useVehicleSearch } from '../use-vehicle-search.js';
import styles from './no-results.module.css';

const SHOWN = 3;

export interface PastEndProps {
  view: InventoryView;
  /** The last page of the list. */
  last: number;
}

/** Shown on a page past the end of the list, with a link to the last page. */
export function PastEnd({ view, last }: PastEndProps) {
  const { t } = useTranslation('no-results');
  const { data } = useVehicleSearch(toSearchQuery({ ...view, page: 1 }));
  const first = data?.items.slice(0, SHOWN) ?? [];
  return (
    <div className={styles.none}>
      <div className={styles.reason}>
        <p className={styles.text}>{t('pastEnd.title', { page: view.page })}</p>
        <p>{t('pastEnd.text', { page: last })}</p>
        <ButtonLink variant="secondary" className={styles.action} href={viewAddress({ ...view, page: last })}>
          {t('pastEnd.last')}
        </ButtonLink>
      </div>
      {first.length > 0 && (
        <section className={styles.nearest} aria-labelledby="first-title">
          <h2 id="first-title">{t('pastEnd.first')}</h2>
          <CardGrid>
            {first.map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
