import type { StaffSetting } from '@dealership/contracts';
import { unsavedTexts } from '../../shared/unsaved.js';

/** What was typed on top of a setting. */
interface Typed {
  setting: StaffSetting;
  values: Record<string, unknown>;
}

/** What was typed and not saved, by who typed and the setting. It is there again when the setting is opened again. */
export const typedSettings = unsavedTexts<Typed>();
