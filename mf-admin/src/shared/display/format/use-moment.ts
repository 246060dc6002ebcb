import { dubaiDay } from '@dealership/contracts';
import { dateTimeFormat, useLanguage } from '@dealership/ui-kit';

/** Spaces within a date or a time, not those between the two. */
const INNER_SPACES = /(?<=في) | (?!في|\d+:)/g;

/** Formats days, moments and months in the showroom's time zone; lines break only between the two. `text`: ISO 8601. */
export function useMoment() {
  const { language, locale } = useLanguage();
  // Arabic medium dates consist of digits, whose order is ambiguous beside Latin text.
  const dateStyle = language === 'ar' ? 'long' : 'medium';
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: print } = dateTimeFormat(locale, { timeZone: 'Asia/Dubai', ...options });
    return (text: string) => print(new Date(text)).replace(INNER_SPACES, '\u00a0');
  };
  const timeOnly = format({ hour: 'numeric', minute: '2-digit' });
  const withoutYear = format({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const moment = format({ dateStyle, timeStyle: 'short' });
  /** Without this year. */
  const shortMoment = (text: string) =>
    dubaiDay(new Date(text)).slice(0, 4) === dubaiDay(new Date()).slice(0, 4) ? withoutYear(text) : moment(text);
  const range = dateTimeFormat(locale, { timeZone: 'Asia/Dubai', day: 'numeric', month: 'short', year: 'numeric' });
  return {
    day: format({ dateStyle }),
    /** From one day to another; a year that both have is written once. */
    days: (from: string, until: string) => range.formatRange(new Date(from), new Date(until)),
    time: timeOnly,
    moment,
    shortMoment,
    /** Only the time for today. */
    nearMoment: (text: string) => (dubaiDay(new Date(text)) === dubaiDay(new Date()) ? timeOnly(text) : shortMoment(text)),
    month: format({ year: 'numeric', month: 'long' }),
  };
}
