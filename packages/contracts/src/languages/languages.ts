export const LANGUAGES = [
  { code: 'en', name: 'English', shortCode: 'EN', direction: 'ltr', locale: 'en-AE' },
  { code: 'ar', name: 'العربية', shortCode: 'ع', direction: 'rtl', locale: 'ar-AE-u-nu-latn' },
  { code: 'ja', name: '日本語', shortCode: '日', direction: 'ltr', locale: 'ja-JP' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Cookie and local-storage key of the visitor's choice. */
export const LANGUAGE_STORAGE_KEY = 'lang';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Names of the language cookie, in order of precedence: no other host can set the https one. */
export const LANGUAGE_COOKIES = [`__Host-${LANGUAGE_STORAGE_KEY}`, LANGUAGE_STORAGE_KEY] as const;

/**
 * The cookie that keeps a visitor's choice for a year, as servers and scripts write it. `https`: whether the site uses
 * https.
 */
export function languageCookie(language: Language, https: boolean): string {
  const name = LANGUAGE_COOKIES[https ? 0 : 1];
  return `${name}=${language}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${https ? '; Secure' : ''}`;
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(({ code }) => code === value);

export const languageSettings = (language: Language) => LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
