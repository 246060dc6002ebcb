import { localize } from '@dealership/contracts';
import { fill, TEXTS } from '../texts/locales.js';
import type { JourneyRow } from './journeys.query.js';

/** A suggested message to the customer with the link: how far the car is, in the journey's language. */
export function journeyText({ language, firstName, lastName, title, steps }: JourneyRow, url: string, site: string): string {
  const texts = TEXTS[language].journeys;
  const last = steps.findLast(({ doneOn }) => doneOn !== null);
  const values = { name: firstName || lastName, title, site, step: last ? localize(last.name, language) : '' };
  // Put the URL on its own line without direction marks, which programs would take for part of it.
  return `${fill(language, last ? texts.messageAtStep : texts.message, values)}\n${url}`;
}
