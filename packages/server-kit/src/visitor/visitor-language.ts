import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIES, LANGUAGES, type Language } from '@dealership/contracts';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

const CODES = LANGUAGES.map(({ code }) => code);

/** The visitor's choice in the cookie, else the one of ours that the browser prefers (by the weights of Accept-Language), else English. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const cookies = parseCookie(headers.cookie ?? '');
  const chosen = LANGUAGE_COOKIES.map((name) => cookies[name]).find(isLanguage);
  if (chosen) return chosen;
  const [accepted] = new Negotiator({ headers }).languages(CODES);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}
