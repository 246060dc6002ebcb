import type { Language } from '@dealership/contracts';
import type { Texts } from '../i18n/i18n.js';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';

/** Common texts in all languages at once: for servers and tests. */
export const commonTexts: Record<Language, Texts> = { en, ar, ja };
