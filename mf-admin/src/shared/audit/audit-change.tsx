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

/** Fields that nobody fills in. */
const GENERATED = ['id', 'version', 'createdAt', 'updatedAt', 'outdated'];

const isFilled = ([name, value]: [string, unknown]): boolean =>
  !GENERATED.includes(name) &&
  ![null, undefined, '', false].includes(value as null) &&
  !['[]', '{}'].includes(JSON.stringify(value));

function RecordChange({ entry: { entity, action, before, after } }: { entry: AuditEntry }) {
  const { t } = useTranslation('dashboard');
  const written = Object.entries(after ?? before ?? {});
  // A new record has many fields, most of them empty.
  const fields = (action === 'create' ? written.filter(isFilled) : written).map(([name]) => name);
  const { fieldName, valueText } = useAuditLabels(entity, fields.includes('ownerId'));
  const sides = Object.entries({ before, after }).filter(([, values]) => values !== null);
  const rows = fields.map((field) => ({
    key: field,
    label: fieldName(field),
    values: sides.map(([, values]) => valueText(field, values?.[field])),
  }));
  return <ChangedFields sides={sides.map(([side]) => t(`audit.${side}`))} rows={rows} />;
}
