import {
  businessMinutes,
  DAY_MS,
  dubaiTime,
  type InboxKind,
  type Language,
  type LocalizedText,
  localized,
  type OpeningHours,
  openMinutes,
  type SettingValues,
  spansOn,
} from '@dealership/contracts';
import { pluralText, TEXTS, type Texts } from '../../texts/locales.js';

/** Promises up to this long are stated in hours; longer ones in days. */
const MAX_HOURS = 4;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A week without holidays, starting on a Sunday. */
const SUNDAY = '2026-11-01';
const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`;

/** Minutes of a typical business day: the most frequent length in the week, the shorter one in a tie. */
function usualDay(hours: OpeningHours): number {
  const lengths = [0, 1, 2, 3, 4, 5, 6].map((index) => openMinutes(spansOn(hours, dayOf(index)))).filter((length) => length > 0);
  const days = (length: number) => lengths.filter((other) => other === length).length;
  return lengths.sort((one, other) => days(other) - days(one) || one - other)[0] ?? DAY_MINUTES;
}

/** The fewest business minutes in any 24 hours of the week. */
function leastIn24Hours(hours: OpeningHours): number {
  const start = dubaiTime(SUNDAY, '00:00').getTime() + 7 * DAY_MS;
  const starts = Array.from({ length: 7 * 48 }, (_, index) => start + index * 30 * MINUTE_MS);
  return Math.min(...starts.map((from) => businessMinutes(hours, new Date(from), new Date(from + DAY_MS))));
}

const measured = new WeakMap<OpeningHours['week'], { day: number; least: number }>();

/** Cached per week object. */
function weekOf({ week }: OpeningHours): { day: number; least: number } {
  const known = measured.get(week) ?? {
    day: usualDay({ week, exceptions: [] }),
    least: leastIn24Hours({ week, exceptions: [] }),
  };
  measured.set(week, known);
  return known;
}

const inEveryLanguage = (make: (texts: Texts['promises'], language: Language) => string): LocalizedText =>
  localized(make(TEXTS.en.promises, 'en'), make(TEXTS.ar.promises, 'ar'), make(TEXTS.ja.promises, 'ja'));

// No bidi isolates as in e-mails: the values are digits, or text in the same language.
const put = (text: string, placeholder: 'count' | 'within' | 'time', value: string): string =>
  text.replace(`{${placeholder}}`, value);

const counted = (unit: 'minutes' | 'hours' | 'days', count: number): LocalizedText =>
  inEveryLanguage(({ within }, language) => put(pluralText(language, within[unit], count), 'count', String(count)));

/**
 * Business minutes as text for customers, rounded up: up to four hours in hours; then "24 hours" if any 24 hours of the
 * week have as many; then business days.
 */
export function promiseWithin(minutes: number, hours: OpeningHours): LocalizedText {
  if (minutes < 60) return counted('minutes', minutes);
  if (minutes <= MAX_HOURS * 60) return counted('hours', Math.ceil(minutes / 60));
  const { day, least } = weekOf(hours);
  return minutes <= least ? inEveryLanguage(({ within }) => within.day) : counted('days', Math.ceil(minutes / day));
}

type Promising = Pick<SettingValues, 'replies'> & { hours: OpeningHours };

/** The promise shown in a form before (`text`) and after (`sent`) it is sent. */
export function promiseTexts(kind: InboxKind, { replies, hours }: Promising): Record<'text' | 'sent', LocalizedText> {
  const within = promiseWithin(Number(replies.minutes[kind]), hours);
  const sentence = (otherwise: 'text' | 'sent') =>
    inEveryLanguage((texts, language) => {
      const own: Partial<Record<InboxKind, string>> = texts.own;
      return put(own[kind] ?? texts[otherwise], 'within', within[language]);
    });
  return { text: sentence('text'), sent: sentence('sent') };
}

/** A measured time, as forms show it. */
export function measuredText(minutes: number): LocalizedText {
  const whole = Math.max(1, Math.round(minutes));
  const parts = [
    { unit: 'hours', count: Math.floor(whole / 60) },
    { unit: 'minutes', count: whole % 60 },
  ] as const;
  return inEveryLanguage((texts, language) => {
    const time = parts
      .filter(({ count }) => count > 0)
      .map(({ unit, count }) => put(pluralText(language, texts[unit], count), 'count', String(count)));
    return put(texts.measured, 'time', time.join(texts.between));
  });
}
