import type { AuditEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import styles from './audit-change.module.css';
import { useAuditWords } from './use-audit-words.js';

const NAMES_SHOWN = 4;

/** What an entry of the audit changed, field by field. Opens from the names of the fields. */
export function AuditChange({ entry: { entity, before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  const { fieldName, valueText } = useAuditWords(entity);
  const fields = Object.keys(after ?? before ?? {});
  const shown = fields.slice(0, NAMES_SHOWN).map(fieldName).join(t('audit.comma'));
  const sides = Object.entries({ before, after }).filter(([, values]) => values !== null);
  if (fields.length === 0) return '—';
  return (
    <details className={styles.change}>
      <summary>
        <bdi>{fields.length > NAMES_SHOWN ? `${shown} …` : shown}</bdi>
      </summary>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{t('audit.fieldName')}</th>
            {sides.map(([side]) => (
              <th key={side} scope="col">
                {t(`audit.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              {sides.map(([side, values]) => (
                <td key={side}>
                  <bdi>{valueText(field, values?.[field])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
