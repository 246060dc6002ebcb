import { dateTimeFormat, useLanguage } from '@dealership/ui-kit';

/** Formats days and times of Asia/Dubai ('YYYY-MM-DD', 'HH:MM'). */
export function useClock() {
  const { language, locale } = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: print } = dateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (text: string) => print(new Date(text));
  };
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const moment = format({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
  const shortMoment = format({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const time = (value: string) => clock(`1970-01-01T${value}:00Z`);
  const range = dateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  const dateStyle = language === 'ar' ? 'long' : 'medium';
  const span = dateTimeFormat(locale, { timeZone: 'Asia/Dubai', dateStyle, timeStyle: 'short' });
  return {
    days: (first: string, last: string) => range.formatRange(new Date(first), new Date(last)),
    /** A range from one moment to another. */
    span: (from: string, until: string) => span.formatRange(new Date(from), new Date(until)),
    day,
    fullDay: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    time,
    at: ({ date, time: value }: { date: string; time: string }) => moment(`${date}T${value}:00Z`),
    shortAt: ({ date, time: value }: { date: string; time: string }) => shortMoment(`${date}T${value}:00Z`),
  };
}
