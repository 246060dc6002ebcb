import type { SettingField } from '@dealership/contracts';
import type { Path } from '../../../shared/setting/setting-changes.js';

export interface FieldProps<Of extends SettingField = SettingField> {
  field: Of;
  /** Path in the form. `name`: path within the list around the field, if any. */
  path: Path;
  name: Path;
  /** Whether it is in a table, whose head has its name and its hint. */
  isCell?: boolean;
}

/** Id of the fieldset of a group or list. */
export const sectionId = (path: Path): string => `setting-section-${path.join('-')}`;
