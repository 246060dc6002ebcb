import { BUSINESS_HOURS, type Language, languageSettings } from '@dealership/contracts';
import { fill, TEXTS } from '../locales.js';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 3600 * 1000;

const weekday = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS);

const clock = (locale: string, time: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`2023-01-01T${time}:00Z`),
  );

/** One line per run of days: 'Saturday to Thursday: 9:00 am – 10:00 pm'. */
export function openingHours(language: Language): string[] {
  const { locale } = languageSettings(language);
  const texts = TEXTS[language];
  return BUSINESS_HOURS.map(({ days, opens, closes }) => {
    const first = weekday(locale, days[0]);
    const last = weekday(locale, days[days.length - 1] as number);
    const range = days.length > 1 ? texts.dayRange.replace('{first}', first).replace('{last}', last) : first;
    return fill(language, texts.hours.replace('{days}', range), { opens: clock(locale, opens), closes: clock(locale, closes) });
  });
}
