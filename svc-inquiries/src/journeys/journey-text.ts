import { localize } from '@dealership/contracts';
import { fill, TEXTS } from '../notifications/locales.js';
import type { JourneyRow } from './journey-rows.js';

/** What staff may write to the customer beside a link: how far the car is, in the journey's language. */
export function journeyText({ language, firstName, title, steps }: JourneyRow, url: string, site: string): string {
  const texts = TEXTS[language].journeys;
  const last = steps.findLast(({ doneOn }) => doneOn !== null);
  const values = { name: firstName, title, site, step: last ? localize(last.name, language) : '' };
  // On a line of its own, without marks of direction: programs take them for a part of it.
  return `${fill(language, last ? texts.messageAtStep : texts.message, values)}\n${url}`;
}
