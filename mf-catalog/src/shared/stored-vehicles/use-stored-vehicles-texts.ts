import { useOwnTexts } from '../use-own-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

/** Texts of parts that show vehicles stored on the device. */
export const useStoredVehiclesTexts = () => useOwnTexts('stored-vehicles', { en, ar, ja });
