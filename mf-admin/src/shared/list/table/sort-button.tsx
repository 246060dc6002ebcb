import styles from './rows-table.module.css';

export interface SortButtonProps {
  title: string;
  /** Ascending, descending. */
  sorts: [string, string];
  sort: string | undefined;
  /** Whether to mark the current order. The list's own order at first says enough. */
  isMarked: boolean;
  onSort: (sort: string) => void;
}

/** The head of a column that sorts the list: ascending first, then the other way round. */
export function SortButton({ title, sorts: [ascending, descending], sort, isMarked, onSort }: SortButtonProps) {
  const mark = (isMarked && { [ascending]: '↑', [descending]: '↓' }[sort ?? '']) || '';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(sort === ascending ? descending : ascending)}>
      {title} <span aria-hidden="true">{mark}</span>
    </button>
  );
}
