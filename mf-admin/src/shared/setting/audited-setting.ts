import { type AuditEntry, SETTING_NAMES, type SettingName } from '@dealership/contracts';

/** The setting that an audit entry is about. */
export function auditedSetting({ entity, before, after }: AuditEntry): SettingName | undefined {
  const name = after?.setting ?? before?.setting;
  return entity === 'setting' ? SETTING_NAMES.find((one) => one === name) : undefined;
}
