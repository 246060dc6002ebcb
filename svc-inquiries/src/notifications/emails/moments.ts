import { type Language, languageSettings } from '@dealership/contracts';
import { TEXTS } from '../locales.js';

// Made once: formatters of dates are large and slow to make.
const clock = (language: Language) =>
  new Intl.DateTimeFormat(languageSettings(language).locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Dubai' });

const CLOCKS: Record<Language, Intl.DateTimeFormat> = { en: clock('en'), ar: clock('ar'), ja: clock('ja') };

/** A moment as the showroom's clock shows it, with the name of its time zone. */
export const momentText = (moment: Date, language: Language): string =>
  `${CLOCKS[language].format(moment)} – ${TEXTS[language].timeZone}`;
