import { VEHICLE_SORTS, type VehicleSearchResult, type VehicleSort } from '@dealership/contracts';
import { PageHead, useTranslation } from '@dealership/ui-kit';
import { pictureToPreload } from '@dealership/ui-kit/media';
import { ApiError } from '@dealership/ui-kit/query';
import { CARD_COLUMNS } from '../../shared/cards/card-grid.js';
import { CARD_PICTURE_SIZES } from '../../shared/cards/vehicle-card.js';
import { useListPosition } from '../../shared/detail/list-position.js';
import { SearchAlert } from '../../shared/search-alert/search-alert.js';
import { SeenRail } from '../../shared/stored-vehicles/seen-rail.js';
import { AppliedFilters } from './filters/applied-filters.js';
import { FilterSelect } from './filters/fields/filter-select.js';
import { FILTER_FORM, FilterBar } from './filters/filter-bar.js';
import { spelledAs, toSearchQuery } from './filters/inventory-filters.js';
import { StatusTabs } from './filters/status-tabs.js';
import { useInventoryView, viewAddress } from './filters/use-inventory-view.js';
import styles from './inventory-page.module.css';
import { Pagination } from './results/pagination.js';
import { UpcomingSection } from './results/upcoming-section.js';
import { usePageTurn } from './results/use-page-turn.js';
import { useVehicleSearch } from './use-vehicle-search.js';
import { VehicleResults } from './vehicle-results.js';

/** The HTTP status of the document: a page past the end or an invalid filter is not an outage. */
const statusOf = (data: VehicleSearchResult | undefined, error: Error | null): number => {
  if (error) return isRefused(error) ? 400 : 503;
  return data && data.items.length === 0 && data.total > 0 ? 404 : 200;
};

const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status === 400;

export function InventoryPage() {
  const { t } = useTranslation('catalog');
  const { view: requested, show } = useInventoryView();
  const { data, error, isPlaceholderData, refetch } = useVehicleSearch(toSearchQuery(requested));
  const view = spelledAs(requested, data?.facets);
  const { head, onTurn } = usePageTurn(view.page);
  useListPosition(viewAddress(view));
  const arriving = view.status === 'arriving-soon';
  // No introduction without results.
  const isListed = arriving || !(isRefused(error) || data?.total === 0);
  const firstPicture = data?.items[0]?.images[0];
  // It fills the last row of cards, or stands below the list.
  const isRowFull = (data?.items.length ?? 0) % CARD_COLUMNS === 0;
  const alert = data && data.total > 0 && <SearchAlert filters={view.filters} />;
  const focusResults = () => head.current?.focus({ preventScroll: true });

  return (
    <div className={styles.page}>
      <PageHead
        title={t('inventory.title')}
        description={t('inventory.description')}
        status={arriving ? 200 : statusOf(data, error)}
        picture={firstPicture && !arriving ? pictureToPreload(firstPicture, CARD_PICTURE_SIZES) : undefined}
      />
      <div className={styles.controls}>
        <div className={styles.top}>
          <header className={styles.header}>
            <h1>{t('inventory.title')}</h1>
            {isListed && <p className={styles.intro}>{t(`inventory.intro.${view.status}`)}</p>}
          </header>
          <StatusTabs view={view} />
        </div>
        {!arriving && (
          <>
            <FilterBar view={view} onChange={show} facets={data?.facets} />
            <h2 ref={head} tabIndex={-1} className="visually-hidden">
              {t('inventory.results')}
            </h2>
            <div className={styles.summary}>
              <div className={styles.found}>
                <p role="status">{data && t('inventory.count', { count: data.total })}</p>
                <AppliedFilters view={view} onRemove={focusResults} />
              </div>
              <FilterSelect
                inline
                id="sort"
                name="sort"
                form={FILTER_FORM}
                label={t('sort.label')}
                value={view.sort}
                onChange={(sort) => show((latest) => ({ ...latest, sort: sort as VehicleSort, page: 1 }))}
              >
                {VEHICLE_SORTS.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`sort.${sort}`)}
                  </option>
                ))}
              </FilterSelect>
            </div>
          </>
        )}
      </div>
      {!arriving && (
        <>
          <VehicleResults
            result={data}
            failed={error !== null && !isRefused(error)}
            refused={isRefused(error)}
            view={view}
            stale={isPlaceholderData}
            onRetry={() => void refetch()}
            onRemove={focusResults}
            last={isRowFull ? undefined : alert}
          />
          {data && <Pagination view={view} total={data.total} pageSize={data.pageSize} onTurn={onTurn} />}
          {isRowFull && alert}
        </>
      )}
      <UpcomingSection />
      <SeenRail />
    </div>
  );
}
