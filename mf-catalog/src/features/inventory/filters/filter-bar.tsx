import { Button, useTranslation } from '@dealership/ui-kit';
import { FilterFields } from './fields/filter-fields.js';
import styles from './filter-bar.module.css';
import { isTyped, withFilter } from './inventory-filters.js';
import { FilterSheet } from './sheet/filter-sheet.js';
import type { FiltersProps } from './use-inventory-view.js';
import { useIsPhone } from './use-is-phone.js';

/** Wide screens: every choice counts at once. Without scripts the form asks the server. */
function WideBar({ view, onChange, facets }: FiltersProps) {
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

/** The server renders the filters of both kinds of screen, the browser keeps those of its own. */
export function FilterBar(props: FiltersProps) {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone !== true && <WideBar {...props} />}
      {isPhone !== false && <FilterSheet {...props} />}
    </>
  );
}
