import { type AuditEntry, type SettingName, settingNamed } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { auditedSetting } from '../setting/audited-setting.js';
import { settingChanges } from '../setting/setting-changes.js';
import { useSettingLabels } from '../setting/use-setting-labels.js';
import { ChangedFields } from './changed-fields.js';
import { useAuditLabels } from './use-audit-labels.js';

/** The changes of a setting, with its own labels for fields and values. */
function SettingChange({ name, entry: { before, after } }: { name: SettingName; entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  const { form } = settingNamed(name);
  const { rowOf } = useSettingLabels(form);
  const rows = settingChanges(form, before, after).map((change) => rowOf(change.path, [change.before, change.after]));
  return <ChangedFields sides={[t('audit.before'), t('audit.after')]} rows={rows} />;
}

/** The changes of an audit entry. */
export function AuditChange({ entry }: { entry: AuditEntry }) {
  const name = auditedSetting(entry);
  return name ? <SettingChange name={name} entry={entry} /> : <RecordChange entry={entry} />;
}

function RecordChange({ entry: { entity, before, after } }: { entry: AuditEntry }) {
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
