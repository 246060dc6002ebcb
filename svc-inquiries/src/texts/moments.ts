import { type Language, languageSettings } from '@dealership/contracts';
import { TEXTS } from './locales.js';

const FULL = { dateStyle: 'full', timeStyle: 'short' } as const;

/** '2026年11月23日(月) 4:20', as e-mails show it, with the weekday as a single character. */
const SHORT_WEEKDAY = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

// Created once, since date formatters are expensive.
const clock = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageSettings(language).locale, { ...options, timeZone: 'Asia/Dubai' });

const CLOCKS: Record<Language, Intl.DateTimeFormat> = {
  en: clock('en', FULL),
  ar: clock('ar', FULL),
  ja: clock('ja', SHORT_WEEKDAY),
};

/** A date and time in the showroom's time zone, with the zone's name. */
export function momentText(moment: Date, language: Language): string {
  const text = CLOCKS[language].format(moment).replace(/(?<=\d)\s(?=[APصم])/, '\u00a0');
  return TEXTS[language].moment.replace('{moment}', language === 'ja' ? fullWidthBrackets(text) : text);
}

const DAYS: Record<Language, Intl.DateTimeFormat> = {
  en: clock('en', { dateStyle: 'long' }),
  ar: clock('ar', { dateStyle: 'long' }),
  ja: clock('ja', { dateStyle: 'long' }),
};

/** The date in the showroom's time zone: '21 January 2027'. */
export const dayText = (moment: Date, language: Language): string => DAYS[language].format(moment);

/** '2027-09' as a month in the language: 'September 2027'. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(languageSettings(language).locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const fullWidthBrackets = (text: string): string => text.replace('(', '（').replace(/\)\s*/, '）');
