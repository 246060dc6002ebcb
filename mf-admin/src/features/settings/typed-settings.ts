import type { StaffSetting } from '@dealership/contracts';
import { unsavedTexts } from '../../shared/unsaved.js';

/** Unsaved input of a setting. */
interface Typed {
  setting: StaffSetting;
  values: Record<string, unknown>;
}

/** Unsaved input by author and setting, restored when the setting is opened again. */
export const typedSettings = unsavedTexts<Typed>();
