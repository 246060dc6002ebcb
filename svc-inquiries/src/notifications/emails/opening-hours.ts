import { dayRuns, dubaiDay, inLanguage, type Language, languageSettings, type OpeningHours } from '@dealership/contracts';
import { fill, TEXTS } from '../locales.js';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 3600 * 1000;

/** As many days ahead a letter tells of days that are different. */
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
    day: (index: number) => weekday.format(SUNDAY + index * DAY_MS),
    time: (text: string) => clock.format(Date.parse(`2023-01-01T${text}:00Z`)),
    date: (text: string) => date.format(Date.parse(`${text}T00:00:00Z`)),
  };
}

// Made once: formatters of dates are large and slow to make.
const FORMATS = { en: formats('en'), ar: formats('ar'), ja: formats('ja') };

/** One line per run of days, 'Saturday to Thursday: 9:00 AM – 10:00 PM', and per time of the next weeks that is different. */
export function openingHours(language: Language, { week, exceptions }: OpeningHours, now = new Date()): string[] {
  const { dayRange, hours, closed } = TEXTS[language];
  const { list, day, time, date } = FORMATS[language];
  const range = (first: string, last: string) => dayRange.replace('{first}', first).replace('{last}', last);
  const line = (days: string, times: { opens: string; closes: string }) =>
    times.opens
      ? fill(language, hours.replace('{days}', days), { opens: time(times.opens), closes: time(times.closes) })
      : closed.replace('{days}', days);
  const weekly = week.map((run) =>
    line(
      list.format(dayRuns(run.days).map(([first, last]) => (last === undefined ? day(first) : range(day(first), day(last))))),
      run,
    ),
  );
  const different = exceptions
    .filter(({ from, until }) => until >= dubaiDay(now) && from <= dubaiDay(now, AHEAD_DAYS))
    .map((run) => {
      const note = inLanguage(run.note, language);
      const text = line(run.from === run.until ? date(run.from) : range(date(run.from), date(run.until)), run);
      return note ? `${text} (${note})` : text;
    });
  return [...weekly, ...different];
}
