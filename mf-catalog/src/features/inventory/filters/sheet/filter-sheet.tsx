import { Button, Icon, Sheet, useTranslation } from '@dealership/ui-kit';
import { Activity, useCallback, useState } from 'react';
import { useVehicleSearch } from '../../results/use-vehicle-search.js';
import { FilterFields } from '../fields/filter-fields.js';
import { countFilters, DEFAULT_VIEW, type InventoryView, toSearchQuery, withFilter } from '../inventory-filters.js';
import { type FiltersProps, viewAddress } from '../use-inventory-view.js';
import styles from './filter-sheet.module.css';
import { useCloseOnBack } from './use-close-on-back.js';

interface FilterFormProps extends Pick<FiltersProps, 'view' | 'facets'> {
  onApply: (view: InventoryView) => void;
}

/** The choices wait here until they are applied. */
function FilterForm({ view, facets, onApply }: FilterFormProps) {
  const { t } = useTranslation('catalog');
  const [draft, setDraft] = useState(view);
  // The models of a make that has just been chosen are known to the service alone.
  const { data } = useVehicleSearch(toSearchQuery(draft));
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <FilterFields
        idPrefix="sheet"
        values={draft.filters}
        facets={data?.facets ?? facets}
        onChange={(name, value) => setDraft((current) => withFilter(current, name, value))}
      />
      <div className={styles.actions}>
        <Button look="secondary" onClick={() => onApply(DEFAULT_VIEW)}>
          {t('filters.clear')}
        </Button>
        <Button type="submit">{t('filters.apply')}</Button>
      </div>
    </form>
  );
}

/** Phones: a sheet with the filters. Its form is rendered ahead, when the browser has nothing else to do, so that the sheet opens at once. */
export function FilterSheet({ view, onChange, facets }: FiltersProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  useCloseOnBack(open, close);
  const onClose = () => {
    close();
    // What was chosen and not applied is forgotten.
    setClosings((count) => count + 1);
  };
  const count = countFilters(view.filters);
  const address = viewAddress(view);
  const apply = (next: InventoryView) => {
    // In the entry of the history that the sheet has taken.
    if (viewAddress(next) !== address) onChange(() => next, { replace: true });
    close();
  };
  return (
    <div className={styles.place}>
      <Button look="secondary" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {count > 0 ? t('filters.openWithCount', { count }) : t('filters.open')}
      </Button>
      <Sheet open={open} onClose={onClose} title={t('filters.title')} side="bottom" keep>
        <Activity mode={open ? 'visible' : 'hidden'}>
          <FilterForm key={`${closings} ${address}`} view={view} facets={facets} onApply={apply} />
        </Activity>
      </Sheet>
    </div>
  );
}
