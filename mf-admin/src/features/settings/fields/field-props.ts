import type { SettingField } from '@dealership/contracts';

export type Path = (string | number)[];

export interface FieldProps<Of extends SettingField = SettingField> {
  field: Of;
  /** Path in the form; `name`: within the surrounding list, if any. */
  path: Path;
  name: Path;
}
