import { dateTimeFormat, useLanguage } from '@dealership/ui-kit';

/** Spaces within a date or a time, not those between the two. */
const INNER_SPACES = /(?<=في) | (?!في|\d+:)/g;

/** Formats days, moments and months in the showroom's time zone; lines break only between the two. `text`: ISO 8601. */
export function useMoment() {
  const { language, locale } = useLanguage();
  // Medium dates in Arabic are digits only, whose order is not clear beside Latin text.
  const dateStyle = language === 'ar' ? 'long' : 'medium';
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format: print } = dateTimeFormat(locale, { timeZone: 'Asia/Dubai', ...options });
    return (text: string) => print(new Date(text)).replace(INNER_SPACES, '\u00a0');
  };
  return {
    day: format({ dateStyle }),
    moment: format({ dateStyle, timeStyle: 'short' }),
    month: format({ year: 'numeric', month: 'long' }),
  };
}
