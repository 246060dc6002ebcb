import type { StaffSetting } from '@dealership/contracts';
import { unsavedTexts } from '../../shared/unsaved/unsaved.js';

/** Unsaved input, and the state of the setting that it is based on. */
interface Typed {
  setting: StaffSetting;
  values: Record<string, unknown>;
}

/** Unsaved input by user and setting. It is restored when the setting is opened again. */
export const typedSettings = unsavedTexts<Typed>();
