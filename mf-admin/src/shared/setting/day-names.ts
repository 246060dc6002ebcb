import { DAY_MS } from '@dealership/contracts';
import { dateTimeFormat } from '@dealership/ui-kit';

const SUNDAY = Date.UTC(2023, 0, 1);

/** The names of the days of the week; 0 = Sunday. */
export function dayNames(locale: string, weekday: 'long' | 'short' = 'long'): (day: number) => string {
  const { format } = dateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return (day) => format(SUNDAY + day * DAY_MS);
}
