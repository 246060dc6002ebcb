import { BUSINESS_HOURS, type Language, languageSettings } from '@dealership/contracts';
import { fill, TEXTS } from '../locales.js';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 3600 * 1000;

function describe(language: Language): string[] {
  const { locale } = languageSettings(language);
  const { dayRange, hours } = TEXTS[language];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const day = (index: number) => weekday.format(SUNDAY + index * DAY_MS);
  const time = (text: string) => clock.format(Date.parse(`2023-01-01T${text}:00Z`));
  return BUSINESS_HOURS.map(({ days, opens, closes }) => {
    const [first, last] = [day(days[0]), day(days[days.length - 1] as number)];
    const range = days.length > 1 ? dayRange.replace('{first}', first).replace('{last}', last) : first;
    return fill(language, hours.replace('{days}', range), { opens: time(opens), closes: time(closes) });
  });
}

/** One line per run of days: 'Saturday to Thursday: 9:00 AM – 10:00 PM'. Made once: formatters of dates are large and slow to make. */
export const OPENING_HOURS: Record<Language, string[]> = { en: describe('en'), ar: describe('ar'), ja: describe('ja') };
