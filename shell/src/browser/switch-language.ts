import { isLanguage, LANGUAGE_STORAGE_KEY, type Language, languageSettings } from '@dealership/contracts';
import { i18n } from '@dealership/ui-kit';
import { loadFonts } from './fonts.js';

const YEAR_SECONDS = 365 * 24 * 3600;

function store(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch (error) {
    console.warn('This browser keeps no settings', error);
  }
}

/** Remembers the choice where scripts look for it and where the server does. */
function remember(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LANGUAGE_STORAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  store(language);
}

/** Translates the page in place: texts first, then direction and fonts, so that nothing shows half translated. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([i18n.changeLanguage(language), loadFonts(language)]);
  const { direction } = languageSettings(language);
  Object.assign(document.documentElement, { lang: language, dir: direction });
  remember(language);
}

/** A language that only local storage knows is taken up again; else the one that was found for the visitor is kept there. */
export async function restoreLanguage(shown: Language): Promise<void> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return;
  }
  const hasCookie = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_STORAGE_KEY}=`));
  if (hasCookie || !isLanguage(stored)) store(shown);
  else if (stored !== shown) await switchLanguage(stored);
}
