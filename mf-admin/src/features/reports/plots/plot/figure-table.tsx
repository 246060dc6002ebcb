import { ScrollEdges } from '../../../../shared/list/table/scroll-edges.js';
import type { Row } from '../../series.js';
import styles from './figure.module.css';

export interface FigureTableProps {
  /** The table's name for screen readers. */
  label: string;
  /** Column headers, that of the row labels first. */
  head: string[];
  rows: Row[];
  nameOf: (label: string) => string;
  format: (value: number, column: number) => string;
}

/** A table of numbers. On a phone it scrolls sideways. */
export const FigureTable = ({ label, head, rows, nameOf, format }: FigureTableProps) => (
  <ScrollEdges>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // Two vehicles may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved.
          <tr key={place}>
            <th scope="row">
              <bdi>{nameOf(row.label)}</bdi>
            </th>
            {row.values.map((value, index) => (
              <td key={head[index + 1]}>{Number.isNaN(value) ? '–' : format(value, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollEdges>
);
