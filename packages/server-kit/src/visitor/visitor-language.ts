import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_STORAGE_KEY, LANGUAGES, type Language } from '@dealership/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';

const CODES = LANGUAGES.map(({ code }) => code);

const YEAR_SECONDS = 365 * 24 * 3600;

/** The visitor's choice in the cookie, else the one of ours that the browser prefers (by the weights of Accept-Language), else English. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = headers.cookie && parseCookie(headers.cookie)[LANGUAGE_STORAGE_KEY];
  if (isLanguage(chosen)) return chosen;
  const [accepted] = new Negotiator({ headers }).languages(CODES);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}

/** The value of Set-Cookie that keeps the visitor's choice for a year. */
export const languageCookie = (language: Language): string =>
  stringifySetCookie({ name: LANGUAGE_STORAGE_KEY, value: language, path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
