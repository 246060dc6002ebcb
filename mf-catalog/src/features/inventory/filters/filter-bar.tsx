import type { VehicleSearchResult } from '@dealership/contracts';
import { Button, Icon, Sheet, useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.js';
import { countFilters, DEFAULT_VIEW, type InventoryView, isTyped, withFilter } from './inventory-filters.js';
import type { ShowView } from './use-inventory-view.js';

export interface FilterBarProps {
  view: InventoryView;
  onChange: ShowView;
  facets?: VehicleSearchResult['facets'];
}

/** Wide screens: every choice counts at once. Without scripts the form asks the server. */
function WideBar({ view, onChange, facets }: FilterBarProps) {
  const { t } = useTranslation('catalog');
  return (
    <form className={styles.bar} action="/inventory" aria-label={t('filters.title')} onSubmit={(event) => event.preventDefault()}>
      {view.status !== 'available' && <input type="hidden" name="status" value={view.status} />}
      <FilterFields
        idPrefix="bar"
        values={view.filters}
        facets={facets}
        onChange={(name, value) => onChange((latest) => withFilter(latest, name, value), { replace: isTyped(name) })}
      />
      <Button look="secondary" type="submit" className="without-script">
        {t('filters.apply')}
      </Button>
    </form>
  );
}

/** Phones: choices wait in a sheet until Apply. */
function FilterSheet({ view, onChange, facets }: FilterBarProps) {
  const { t } = useTranslation('catalog');
  const [draft, setDraft] = useState<InventoryView | null>(null);
  const count = countFilters(view.filters);
  const apply = (next: InventoryView) => {
    onChange(() => next);
    setDraft(null);
  };
  return (
    <div className={styles.phone}>
      <Button look="secondary" className={styles.opener} onClick={() => setDraft(view)}>
        <Icon name="filter" />
        {count > 0 ? t('filters.openWithCount', { count }) : t('filters.open')}
      </Button>
      <Sheet open={draft !== null} onClose={() => setDraft(null)} title={t('filters.title')} side="bottom">
        {draft && (
          <form
            className={styles.fields}
            onSubmit={(event) => {
              event.preventDefault();
              apply(draft);
            }}
          >
            <FilterFields
              idPrefix="sheet"
              values={draft.filters}
              facets={facets}
              onChange={(name, value) => setDraft((current) => current && withFilter(current, name, value))}
            />
            <div className={styles.sheetActions}>
              <Button look="secondary" onClick={() => apply(DEFAULT_VIEW)}>
                {t('filters.clear')}
              </Button>
              <Button type="submit">{t('filters.apply')}</Button>
            </div>
          </form>
        )}
      </Sheet>
    </div>
  );
}

export const FilterBar = (props: FilterBarProps) => (
  <>
    <WideBar {...props} />
    <FilterSheet {...props} />
  </>
);
