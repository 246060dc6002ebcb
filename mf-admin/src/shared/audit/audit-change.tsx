import type { AuditEntry } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { ChangedFields } from './changed-fields.js';
import { useAuditLabels } from './use-audit-labels.js';

/** The changes of an audit entry. */
export function AuditChange({ entry: { entity, before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  const fields = Object.keys(after ?? before ?? {});
  const { fieldName, valueText } = useAuditLabels(entity, fields.includes('ownerId'));
  const sides = Object.entries({ before, after }).filter(([, values]) => values !== null);
  const rows = fields.map((field) => ({
    key: field,
    label: fieldName(field),
    values: sides.map(([, values]) => valueText(field, values?.[field])),
  }));
  return <ChangedFields sides={sides.map(([side]) => t(`audit.${side}`))} rows={rows} />;
}
