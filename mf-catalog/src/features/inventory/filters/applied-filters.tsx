import { Icon, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import styles from './applied-filters.module.css';
import { appliedFilters, DEFAULT_VIEW, type InventoryView, withFilter } from './inventory-filters.js';
import { useFilterLabels } from './use-filter-labels.js';
import { viewAddress } from './use-inventory-view.js';

export interface AppliedFiltersProps {
  view: InventoryView;
  /** Called when a filter, and with it the focused element, is removed. */
  onRemove: () => void;
}

/** The active filters; each links to the list without it. */
export function AppliedFilters({ view, onRemove }: AppliedFiltersProps) {
  const { t } = useTranslation('catalog');
  const labelOf = useFilterLabels();
  const applied = appliedFilters(view.filters);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.words} aria-label={t('filters.applied')}>
      {applied.map((name) => {
        const word = labelOf(name, view.filters[name]);
        return (
          <li key={name}>
            <Link
              className={styles.word}
              to={viewAddress(withFilter(view, name, ''))}
              rel="nofollow"
              aria-label={t('filters.remove', { filter: t(`filters.${name}`), word })}
              onClick={onRemove}
            >
              <bdi>{word}</bdi>
              <Icon name="close" size={14} />
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={styles.clear} to={viewAddress(DEFAULT_VIEW)} onClick={onRemove}>
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  );
}
