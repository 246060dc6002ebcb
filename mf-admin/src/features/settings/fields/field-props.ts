import type { SettingField } from '@dealership/contracts';

export type Path = (string | number)[];

export interface FieldProps<Of extends SettingField = SettingField> {
  field: Of;
  /** In the form; `name`: in the list around it, if any. */
  path: Path;
  name: Path;
}
