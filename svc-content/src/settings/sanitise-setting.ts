import type { GroupSetting, ListSetting, SettingField } from '@dealership/contracts';
import { sanitise } from '../rich-text/sanitise.js';

/** A value that matches its description, with its rich texts sanitised. */
export function sanitiseSetting<Value>(field: SettingField, value: Value): Value {
  switch (field.type) {
    case 'rich':
      return mapped(value as object, (text) => sanitise(String(text))) as Value;
    case 'group':
      return mapped(value as object, (inner, name) =>
        sanitiseSetting((field as GroupSetting).fields[name] as SettingField, inner),
      ) as Value;
    case 'list':
      return (value as unknown[]).map((entry) => sanitiseSetting((field as ListSetting).item, entry)) as Value;
    default:
      return value;
  }
}

const mapped = (values: object, of: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value, name)]));
