import { VEHICLE_SORTS, type VehicleSort } from '@dealership/contracts';
import { Button, PageHead, pictureToPreload, useTranslation } from '@dealership/ui-kit';
import { CARD_PICTURE_SIZES } from '../../shared/vehicle-card.js';
import { FilterBar } from './filter-bar.js';
import { FilterSelect } from './filter-control.js';
import { countFilters, NO_FILTERS, toSearchQuery } from './inventory-filters.js';
import styles from './inventory-page.module.css';
import { Pagination } from './pagination.js';
import { StatusTabs } from './status-tabs.js';
import { UpcomingSection } from './upcoming-section.js';
import { useInventoryView } from './use-inventory-view.js';
import { useVehicleSearch } from './use-vehicle-search.js';
import { VehicleResults } from './vehicle-results.js';

export function InventoryPage() {
  const { t } = useTranslation('catalog');
  const { view, show } = useInventoryView();
  const { data, isError, isPlaceholderData, refetch } = useVehicleSearch(toSearchQuery(view));
  const arriving = view.status === 'arriving-soon';
  const firstPicture = data?.items[0]?.images[0];
  const clear = () => show({ ...view, page: 1, filters: NO_FILTERS });

  return (
    <div className={styles.page}>
      <PageHead
        title={t('inventory.title')}
        description={t('inventory.description')}
        status={isError && !arriving ? 503 : 200}
        picture={firstPicture && !arriving ? pictureToPreload(firstPicture, CARD_PICTURE_SIZES) : undefined}
      />
      <header className={styles.header}>
        <h1>{t('inventory.title')}</h1>
        <p className={styles.intro}>{t('inventory.intro')}</p>
      </header>
      <StatusTabs view={view} />
      {!arriving && (
        <>
          <FilterBar view={view} onChange={show} facets={data?.facets} />
          <h2 className="visually-hidden">{t('inventory.results')}</h2>
          <div className={styles.summary}>
            <div className={styles.count}>
              <p role="status">{data && t('inventory.count', { count: data.total })}</p>
              {countFilters(view.filters) > 0 && (
                <Button look="quiet" onClick={clear}>
                  {t('filters.clear')}
                </Button>
              )}
            </div>
            <FilterSelect
              id="sort"
              name="sort"
              label={t('sort.label')}
              value={view.sort}
              onChange={(sort) => show({ ...view, sort: sort as VehicleSort, page: 1 })}
            >
              {VEHICLE_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </FilterSelect>
          </div>
          <VehicleResults
            result={data}
            failed={isError}
            stale={isPlaceholderData}
            onRetry={() => void refetch()}
            onClear={clear}
          />
          {data && <Pagination view={view} total={data.total} pageSize={data.pageSize} />}
        </>
      )}
      <UpcomingSection />
    </div>
  );
}
