import { ChangeTable, type ChangeTableProps } from './change-table.js';
import styles from './changed-fields.module.css';

const NAMES_SHOWN = 4;

/** The changed fields. Expanding their names shows the values. */
export function ChangedFields({ sides, rows }: ChangeTableProps) {
  const names = rows
    .slice(0, NAMES_SHOWN)
    .map(({ label }) => label)
    .join(' · ');
  if (rows.length === 0) return null;
  return (
    <details className={styles.change}>
      <summary>
        <bdi>{rows.length > NAMES_SHOWN ? `${names} …` : names}</bdi>
      </summary>
      <ChangeTable sides={sides} rows={rows} />
    </details>
  );
}
