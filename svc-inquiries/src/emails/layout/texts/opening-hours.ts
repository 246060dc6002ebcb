import {
  DAY_MS,
  dayRuns,
  dubaiDay,
  type Language,
  languageSettings,
  localize,
  type OpeningHours,
  type OpenSpan,
} from '@dealership/contracts';
import { fill, TEXTS } from '../../../texts/locales.js';

const SUNDAY = Date.UTC(2023, 0, 1);

/** E-mails list exceptions to the opening hours up to this many days ahead. */
const AHEAD_DAYS = 30;

function formats(language: Language) {
  const { locale } = languageSettings(language);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const [weekday, clock, date] = [
    format({ weekday: 'long' }),
    format({ hour: 'numeric', minute: '2-digit' }),
    format({ day: 'numeric', month: 'long' }),
  ];
  return {
    list: new Intl.ListFormat(locale, { type: 'unit' }),
    day: (index: number) => weekday.format(SUNDAY + index * DAY_MS).replace(/曜日$/, '曜'),
    time: (text: string) => {
      const time = clock.format(Date.parse(`2023-01-01T${text}:00Z`)).replace(/\s/g, '\u00a0');
      // As on the site: Japanese always writes the minutes.
      return language === 'ja' ? time : time.replace(':00', '');
    },
    date: (text: string) => date.format(Date.parse(`${text}T00:00:00Z`)),
  };
}

// Created once, since date formatters are expensive.
const FORMATS = { en: formats('en'), ar: formats('ar'), ja: formats('ja') };

/** How e-mails in a language write days, dates and times. */
function textsFor(language: Language) {
  const { everyDay, dayRange, datedDays, hours, span, nextSpan, closed } = TEXTS[language];
  const { list, day, time, date } = FORMATS[language];
  const range = (first: string, last: string) => dayRange.replace('{first}', first).replace('{last}', last);
  return {
    days: (days: readonly number[]) =>
      days.length === 7
        ? everyDay
        : list.format(dayRuns(days).map(([first, last]) => (last === undefined ? day(first) : range(day(first), day(last))))),
    dates: (from: string, until: string) => (from === until ? date(from) : range(date(from), date(until))),
    dated: (days: string, dates: string) => datedDays.replace('{days}', days).replace('{dates}', dates),
    line: (days: string, spans: OpenSpan[]) => {
      const parts = spans.map(({ opens, closes }) => fill(language, span, { opens: time(opens), closes: time(closes) }));
      return parts.length > 0
        ? hours.replace('{days}', days).replace('{spans}', parts.join(nextSpan))
        : closed.replace('{days}', days);
    },
  };
}

/** One line per run of days, 'Saturday to Thursday, 9 AM – 10 PM', and per exception in the next weeks. */
export function openingHours(language: Language, { week, exceptions }: OpeningHours, now = new Date()): string[] {
  const texts = textsFor(language);
  const weekly = week.map(({ days, spans }) => texts.line(texts.days(days), spans));
  const different = exceptions
    .filter(({ from, until }) => until >= dubaiDay(now) && from <= dubaiDay(now, AHEAD_DAYS))
    .map(({ from, until, days, spans, note: notes }) => {
      const dates = texts.dates(from, until);
      const text = texts.line(days.length > 0 ? texts.dated(texts.days(days), dates) : dates, spans);
      const note = localize(notes, language);
      return note ? `${text} (${note})` : text;
    });
  return [...weekly, ...different];
}
