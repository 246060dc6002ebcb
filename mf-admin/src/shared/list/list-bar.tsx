import { useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { STAFF_DATA } from '../api/staff-data.js';
import { FilterIcon, RefreshIcon } from '../display/icons.js';
import { NativeSelect } from '../display/native-select.js';
import styles from './list-bar.module.css';
import { SearchBox } from './search-box.js';
import type { ListControl } from './use-list-state.js';

export interface ListBarProps {
  list: ListControl;
  /** What the search covers; the label of the search box. */
  search?: string;
  /** Names of the sort orders; each has a text. The first is the default. */
  sorts?: readonly string[];
  onRefresh: () => void;
  refreshing: boolean;
  /** Filters specific to the list. */
  children?: ReactNode;
  /** Actions for the whole list, shown at the end. */
  actions?: ReactNode;
}

/** The bar above a table: search, sort order, filters, and actions for the whole list. */
export function ListBar({ list, search, sorts, onRefresh, refreshing, children, actions }: ListBarProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const hasFilters = Boolean(children || sorts);
  const refresh = () => {
    onRefresh();
    // Also refresh the figures above the list. Queries in flight are not restarted.
    void client.invalidateQueries({ queryKey: STAFF_DATA }, { cancelRefetch: false });
  };
  return (
    <div className={styles.bar}>
      {search && <SearchBox label={search} value={list.q} onSearch={(q) => list.change({ q })} />}
      {hasFilters && (
        <Button className={styles.toggle} icon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('list.filters')}
        </Button>
      )}
      <div className={[styles.filters, isOpen && styles.open].filter(Boolean).join(' ')}>
        {children}
        {sorts && (
          <NativeSelect
            aria-label={t('list.sort')}
            value={list.sort || sorts[0]}
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(sort) => list.change({ sort: sort === sorts[0] ? '' : sort })}
          />
        )}
      </div>
      <div className={actions ? styles.actions : undefined}>
        <Button
          className={styles.refresh ?? ''}
          icon={<RefreshIcon spin={refreshing} />}
          onClick={refresh}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
        />
        {actions}
      </div>
    </div>
  );
}
