import type { MouseEvent, ReactNode } from 'react';
import styles from './rows-table.module.css';
import { ScrollEdges } from './scroll-edges.js';
import { SortButton } from './sort-button.js';

export interface Column<Row> {
  title: string;
  /** Shown before the title. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The list's sort orders by this column: ascending, descending. */
  sorts?: [string, string];
  /** Hidden on screens narrower than a small laptop (`md`), a laptop (`lg`), a large one (`xl`) or a desktop (`xxl`). */
  from?: 'md' | 'lg' | 'xl' | 'xxl';
  /** Whether the column contains the row's actions, at the end of the line. */
  isEnd?: boolean;
  /** Whether the cell takes a whole line on a phone. */
  isWide?: boolean;
  /** Whether the cell joins the line of facts below the name on a phone, even if it is hidden on other small screens. */
  isFact?: boolean;
  /** Whether a phone, which has no heads, shows the title before the cell's content. */
  isTitled?: boolean;
}

export interface RowsTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Shown in place of rows if there are none. */
  empty?: ReactNode;
  /** Newer rows are being loaded. */
  isBusy: boolean;
  /** The current sort order. */
  sort?: string | undefined;
  /** Whether the current sort order was chosen. */
  isSortChosen?: boolean;
  /** Called with the sort order that a column's head offers. */
  onSort?: (sort: string) => void;
}

const CONTROLS = 'a, button, form, input, label, select, summary, textarea, [role=button]';

/** A click beside a row's controls opens the row, as its name does. Selecting text does not, nor does a menu's entry. */
function openRow({ target, currentTarget: row }: MouseEvent): void {
  if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  row.querySelector<HTMLElement>('[data-opens-row]')?.click();
}

function direction<Row>({ sorts }: Column<Row>, sort: string | undefined) {
  if (!sorts || !sort) return undefined;
  if (sort === sorts[0]) return 'ascending';
  return sort === sorts[1] ? 'descending' : undefined;
}

const HeadTitle = ({ head, title }: Pick<Column<never>, 'head' | 'title'>) =>
  head ? (
    <span className={styles.head}>
      {head}
      {title}
    </span>
  ) : (
    title
  );

/**
 * A table that becomes a list of cards on a phone. Native rather than antd's, which measures scrollbars with a style
 * element that the document's CSP blocks.
 */
export function RowsTable<Row extends { id: number | string }>(props: RowsTableProps<Row>) {
  const { label, columns, rows, empty, isBusy, sort, isSortChosen = true, onSort } = props;
  const classOf = ({ from, isEnd, isWide, isFact }: Column<Row>) =>
    [from && styles[from], isEnd && styles.end, isWide && styles.wide, isFact && styles.fact].filter(Boolean).join(' ') ||
    undefined;
  return (
    <ScrollEdges>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)} aria-sort={direction(column, sort)}>
                {onSort && column.sorts ? (
                  <SortButton title={column.title} sorts={column.sorts} sort={sort} isMarked={isSortChosen} onSort={onSort} />
                ) : (
                  <HeadTitle {...column} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty && (
            <tr className={styles.none}>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.id} onClick={openRow}>
              {columns.map((column) => (
                <td key={column.title} className={classOf(column)} data-title={column.isTitled ? column.title : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollEdges>
  );
}
