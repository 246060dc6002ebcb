import { useBundledTexts } from '../use-bundled-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

/** Texts of parts that show vehicles stored on the device. */
export const useStoredVehiclesTexts = () => useBundledTexts('stored-vehicles', { en, ar, ja });
