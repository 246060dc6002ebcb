import styles from './rows-table.module.css';

export interface SortButtonProps {
  title: string;
  /** Ascending, descending. */
  sorts: [string, string];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The head of a column that sorts the list: ascending first, then the other way round. */
export function SortButton({ title, sorts: [ascending, descending], sort, onSort }: SortButtonProps) {
  const mark = { [ascending]: '↑', [descending]: '↓' }[sort ?? ''] ?? '';
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(sort === ascending ? descending : ascending)}>
      {title} <span aria-hidden="true">{mark}</span>
    </button>
  );
}
