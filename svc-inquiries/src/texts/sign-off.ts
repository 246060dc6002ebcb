import { type Language, localize, signingName } from '@dealership/contracts';
import type { DealerContact } from '../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from './locales.js';

/** The lines that end a reply: the closing words, its author unless unknown, the site's team. */
export function signOff(language: Language, { siteNames }: DealerContact, authorName: string | null): string[] {
  const { closing, team } = TEXTS[language];
  const author = signingName(authorName);
  return [closing, ...(author ? [author] : []), fill(language, team, { site: localize(siteNames, language) })];
}
