import { useOwnTexts } from '../use-own-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';

/** Of what shows vehicles that the device keeps. */
export const useKeptTexts = () => useOwnTexts('kept', { en, ar, ja });
