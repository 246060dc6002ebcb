import type { NearestVehicles } from '@dealership/contracts';
import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { CardGrid } from '../../../shared/cards/card-grid.js';
import { VehicleCard } from '../../../shared/cards/vehicle-card.js';
import { SearchAlert } from '../../../shared/search-alert/search-alert.js';
import { appliedFilters, type InventoryView, withFilter } from '../filters/inventory-filters.js';
import { useFilterLabels } from '../filters/use-filter-labels.js';
import { viewAddress } from '../filters/use-inventory-view.js';
import styles from './no-results.module.css';
import { sourcingAddress } from './sourcing-address.js';
import { useExcludingFilterTexts } from './use-excluding-filter-texts.js';
import { useNearestVehicles } from './use-nearest-vehicles.js';

export interface NoResultsProps {
  view: InventoryView;
  /** Whether the service rejects the query. */
  refused: boolean;
  onRemove: () => void;
}

interface WorstFilterProps extends Pick<NoResultsProps, 'view' | 'onRemove'> {
  worst: NearestVehicles['filters'][number];
}

/** The filter that excludes the most cars, with a link to the list without it. */
function WorstFilter({ view, worst, onRemove }: WorstFilterProps) {
  const { t } = useTranslation('no-results');
  const texts = useExcludingFilterTexts();
  const { name, without } = worst;
  const label = texts.label(name, view.filters[name]);
  return (
    <>
      <p>{texts.reason(worst, view.filters)}</p>
      <ButtonLink className={styles.action} href={viewAddress(withFilter(view, name, ''))} onClick={onRemove}>
        {t('remove', { label, count: without })}
      </ButtonLink>
    </>
  );
}

/** Without matches for a text search, all cars are equally close: show the newest. */
const isWordsAlone = ({ filters }: InventoryView): boolean => appliedFilters(filters).every((name) => name === 'search');

/** The most restrictive filter, the nearest matches, and the sourcing service. */
export function NoResults({ view, refused, onRemove }: NoResultsProps) {
  const { t } = useTranslation('no-results');
  const labelOf = useFilterLabels();
  const { data } = useNearestVehicles(view, !refused);
  const worst = data?.filters[0];
  const [isAwaited, setAwaited] = useState(false);
  return (
    <div className={styles.none}>
      <div className={styles.reason}>
        <p className={styles.text}>{t(isAwaited ? 'awaited' : 'empty')}</p>
        {worst && <WorstFilter view={view} worst={worst} onRemove={onRemove} />}
      </div>
      {data && data.vehicles.length > 0 && (
        <section className={styles.nearest} aria-labelledby="nearest-title">
          <h2 id="nearest-title">{t(isWordsAlone(view) ? 'newest' : 'title')}</h2>
          <CardGrid>
            {data.vehicles.map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} />
            ))}
          </CardGrid>
        </section>
      )}
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2>{t('sourcing.title')}</h2>
          <p>{t('sourcing.text')}</p>
          <ButtonLink variant="secondary" href={sourcingAddress(view, labelOf)}>
            {t('sourcing.link')}
          </ButtonLink>
        </section>
        <SearchAlert filters={view.filters} aside onSent={setAwaited} />
      </div>
    </div>
  );
}
