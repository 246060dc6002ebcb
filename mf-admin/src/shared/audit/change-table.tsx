import { useTranslation } from '@dealership/ui-kit';
import { ScrollEdges } from '../list/table/scroll-edges.js';
import styles from './change-table.module.css';

export interface ChangeTableProps {
  /** Headers of the value columns. */
  sides: string[];
  /** `key` distinguishes fields with the same label. */
  rows: { key: string; label: string; values: string[] }[];
}

/** A table that compares the values of fields side by side. */
export function ChangeTable({ sides, rows }: ChangeTableProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ScrollEdges>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('audit.fieldName')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {sides.map((side, at) => (
                <td key={side}>
                  <bdi>{values[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollEdges>
  );
}
