import { Button, Icon, Sheet, useTranslation } from '@dealership/ui-kit';
import { Activity, useCallback, useState } from 'react';
import { useVehicleSearch } from '../../use-vehicle-search.js';
import { SheetFields } from '../fields/filter-fields.js';
import barStyles from '../filter-bar.module.css';
import {
  appliedFilters,
  DEFAULT_VIEW,
  type FilterName,
  type InventoryView,
  ROW_FILTERS,
  toSearchQuery,
  withFilter,
} from '../inventory-filters.js';
import { type FiltersProps, viewAddress } from '../use-inventory-view.js';
import styles from './filter-sheet.module.css';
import { useCloseOnBack } from './use-close-on-back.js';

interface FilterFormProps extends Pick<FiltersProps, 'view' | 'facets'> {
  onApply: (view: InventoryView) => void;
}

/** Holds choices until they are applied; the button shows the number of matches. */
function FilterForm({ view, facets, onApply }: FilterFormProps) {
  const { t } = useTranslation('catalog');
  const [draft, setDraft] = useState(view);
  // Only the service knows the models of a newly selected make.
  const { data, isPlaceholderData } = useVehicleSearch({ ...toSearchQuery(draft), page: 1 });
  const found = data && !isPlaceholderData ? t('filters.show', { count: data.total }) : t('filters.showAny');
  const fields = {
    idPrefix: 'sheet',
    values: draft.filters,
    facets: data?.facets ?? facets,
    onChange: (name: FilterName, value: string) => setDraft((current) => withFilter(current, name, value)),
  };
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <SheetFields {...fields} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onApply(DEFAULT_VIEW)}>
          {t('filters.clear')}
        </Button>
        <Button type="submit">{found}</Button>
      </div>
      <p className="visually-hidden" role="status">
        {found}
      </p>
    </form>
  );
}

/** All filters but the search. Rendered when idle, so that the sheet opens at once. */
export function FilterSheet({ view, onChange, facets, isPhone = false }: FiltersProps & { isPhone?: boolean | undefined }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  useCloseOnBack(open, close);
  const onClose = () => {
    close();
    // Discards choices that were not applied.
    setClosings((count) => count + 1);
  };
  const inView: readonly FilterName[] = isPhone ? ['search'] : ROW_FILTERS;
  const count = appliedFilters(view.filters).filter((name) => !inView.includes(name)).length;
  const name = isPhone ? 'open' : 'more';
  const address = viewAddress(view);
  const apply = (next: InventoryView) => {
    // Reuses the sheet's history entry.
    if (viewAddress(next) !== address) onChange(() => ({ ...next, page: 1 }), { replace: true });
    onClose();
  };
  return (
    <div className={barStyles.opener}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {count > 0 ? t(`filters.${name}WithCount`, { count }) : t(`filters.${name}`)}
      </Button>
      <Sheet open={open} onClose={onClose} title={t('filters.title')} side="wide" keepMounted>
        <Activity mode={open ? 'visible' : 'hidden'}>
          <FilterForm key={`${closings} ${address}`} view={view} facets={facets} onApply={apply} />
        </Activity>
      </Sheet>
    </div>
  );
}
