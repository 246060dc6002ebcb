import { Button, useTranslation } from '@dealership/ui-kit';
import { CarFields, FirstFields, MoreFields } from './fields/filter-fields.js';
import styles from './filter-bar.module.css';
import { type FilterName, isTyped, withFilter } from './inventory-filters.js';
import { FilterSheet } from './sheet/filter-sheet.js';
import type { FiltersProps } from './use-inventory-view.js';
import { useIsPhone } from './use-is-phone.js';

/** Id by which controls elsewhere on the page refer to the form. */
export const FILTER_FORM = 'filters';

/**
 * The visible filters, each applied at once, and the sheet with the others. Without scripts, a plain form with all of
 * them.
 */
export function FilterBar({ view, onChange, facets }: FiltersProps) {
  const { t } = useTranslation('catalog');
  const isPhone = useIsPhone();
  const fields = {
    idPrefix: 'bar',
    values: view.filters,
    facets,
    onChange: (name: FilterName, value: string) =>
      onChange((latest) => withFilter(latest, name, value), { replace: isTyped(name) }),
  };
  return (
    <div className={styles.row}>
      <form
        id={FILTER_FORM}
        className={styles.bar}
        action="/inventory"
        aria-label={t('filters.title')}
        onSubmit={(event) => event.preventDefault()}
      >
        {view.status !== 'available' && <input type="hidden" name="status" value={view.status} />}
        <div className={styles.search}>
          <FirstFields {...fields} />
        </div>
        {/* The server renders the controls for wide windows. On phones they are in the sheet. */}
        {isPhone !== true && (
          <div className={styles.car}>
            <CarFields {...fields} />
          </div>
        )}
        <noscript className={styles.rest}>
          <div className={styles.group}>
            <MoreFields {...fields} />
          </div>
          <Button variant="secondary" type="submit">
            {t('filters.apply')}
          </Button>
        </noscript>
      </form>
      <FilterSheet view={view} onChange={onChange} facets={facets} isPhone={isPhone} />
    </div>
  );
}
