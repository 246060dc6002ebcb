import { useTranslation } from '@dealership/ui-kit';
import { Button, Grid, Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../display/feedback/empty-state.js';
import { LoadError } from '../../display/feedback/load-error.js';
import { LoadingRows } from '../../display/feedback/loading-rows.js';
import type { Shown } from '../page-of.js';
import { type ListControl, PAGE_SIZE } from '../use-list-state.js';
import { type Column, RowsTable } from './rows-table.js';
import styles from './staff-table.module.css';

/** The parts of a query result that a table needs. */
interface Reading {
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

export interface StaffTableProps<Row extends { id: number | string }> {
  /** The table's name for screen readers. */
  label: string;
  columns: Column<Row>[];
  shown: Shown<Row> | undefined;
  reading: Reading;
  list: ListControl;
  pageSize?: number;
  /** The current sort order, if columns can change it. */
  sort?: string;
  /** Shown if the list has no entries at all. A search without results has its own message. */
  empty: EmptyStateProps;
  /** Shown with a search without results: what was found in other lists. */
  elsewhere?: ReactNode;
}

/** antd's page numbers are anchors with `rel` but without `href`, which is invalid HTML. */
const withoutRel: PaginationProps['itemRender'] = (_page, _type, element) =>
  isValidElement<{ rel?: string }>(element) ? cloneElement(element, { rel: undefined }) : element;

/** A list for staff with its states: loading, failed, empty, no results. */
export function StaffTable<Row extends { id: number | string }>(props: StaffTableProps<Row>) {
  const { label, columns, shown, reading, list, pageSize = PAGE_SIZE, sort, empty, elsewhere } = props;
  const sorting =
    sort === undefined ? {} : { sort, isSortChosen: list.sort !== '', onSort: (next: string) => list.change({ sort: next }) };
  const { t } = useTranslation('dashboard');
  const isPhone = Grid.useBreakpoint().md === false;
  const failed = reading.error && !reading.isFetching && (
    <LoadError className={styles.failed} error={reading.error} onRetry={() => void reading.refetch()} />
  );
  if (!shown) return failed || <LoadingRows heads={columns.filter(({ from }) => !from).map(({ title }) => title)} />;
  if (shown.rows.length === 0) {
    const clear = () => list.change({ q: '', status: '', from: '', to: '', day: '', person: '', page: 1 });
    const isNarrowed = Boolean(list.q || list.status || list.from || list.to || list.day || list.person || list.page > 1);
    const ways = (
      <>
        {elsewhere}
        <Button onClick={clear}>{t('list.clear')}</Button>
      </>
    );
    const message = isNarrowed ? (
      <EmptyState title={t('list.noMatch')} text={t('list.noMatchText')} action={ways} />
    ) : (
      <EmptyState {...empty} />
    );
    return failed || <RowsTable label={label} columns={columns} rows={[]} empty={message} isBusy={reading.isFetching} />;
  }
  return (
    <>
      {failed}
      <RowsTable label={label} columns={columns} rows={shown.rows} isBusy={reading.isFetching} {...sorting} />
      <Pagination
        className={styles.pages}
        align="end"
        current={list.page}
        pageSize={pageSize}
        total={shown.total}
        showSizeChanger={false}
        // A row of page numbers is wider than a phone.
        simple={isPhone}
        {...(isPhone && { size: 'large' })}
        itemRender={withoutRel}
        showTotal={(total, [first, last]) => t('list.range', { first, last, total })}
        onChange={(page) => list.change({ page })}
      />
    </>
  );
}
