export const LANGUAGES = [
  { code: 'en', name: 'English', shortCode: 'EN', direction: 'ltr', locale: 'en-AE' },
  { code: 'ar', name: 'العربية', shortCode: 'ع', direction: 'rtl', locale: 'ar-AE-u-nu-latn' },
  { code: 'ja', name: '日本語', shortCode: '日', direction: 'ltr', locale: 'ja-JP' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Cookie and local-storage key that remember the visitor's choice. */
export const LANGUAGE_STORAGE_KEY = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(({ code }) => code === value);

export const languageSettings = (language: Language) => LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
