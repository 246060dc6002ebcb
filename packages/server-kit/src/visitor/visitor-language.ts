import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIES, LANGUAGES, type Language } from '@dealership/contracts';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

const CODES = LANGUAGES.map(({ code }) => code);

/** The visitor's choice, from the cookie. */
export function chosenLanguage({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  const cookies = parseCookie(cookie);
  return LANGUAGE_COOKIES.map((name) => cookies[name]).find(isLanguage);
}

/** The visitor's choice, else the best match of Accept-Language by weight, else English. */
export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = chosenLanguage(headers);
  if (chosen) return chosen;
  const [accepted] = new Negotiator({ headers }).languages(CODES);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}
