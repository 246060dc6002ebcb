import { dateTimeFormat, useLanguage } from '@dealership/ui-kit';
import styles from './chips.module.css';

/** No line break at spaces, or within a Japanese date. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replace(/[年月日](?!$)/g, '$&\u2060');

const textOf = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');

/** The date in one line, after or before its weekday. */
function unbrokenDate(parts: Intl.DateTimeFormatPart[]): string {
  const at = parts.findIndex(({ type }) => type === 'weekday');
  return unbroken(textOf(parts.slice(0, at))) + textOf(parts.slice(at, at + 2)) + unbroken(textOf(parts.slice(at + 2)));
}

const MONDAY_TO_SUNDAY = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`);

/** Formats days and times of Asia/Dubai in the visitor's language. */
export function useTimeLabels() {
  const { locale } = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const clock = format({ hour: 'numeric', minute: '2-digit' });
  const weekday = format({ weekday: 'short' });
  const letter = format({ weekday: 'narrow' });
  const day = format({ day: 'numeric', month: 'short' });
  const shortMonth = format({ month: 'short' });
  const month = format({ month: 'long', year: 'numeric' });
  const both = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = (value: string) => clock.format(new Date(`1970-01-01T${value}:00Z`));
  return {
    time,
    day: (value: string) => (
      <>
        <span className={styles.weekday}>{weekday.format(new Date(value))}</span> <span>{day.format(new Date(value))}</span>
      </>
    ),
    /** A day's name where only its number is shown. */
    dayName: (value: string) => both.format(new Date(value)),
    shortMonth: (value: string) => shortMonth.format(new Date(value)),
    month: (value: string) => month.format(new Date(value)),
    /** The letters of Monday to Sunday. */
    weekdays: MONDAY_TO_SUNDAY.map((value) => ({ value, label: letter.format(new Date(value)) })),
    moment: (value: string) => `${unbroken(both.format(new Date(value.slice(0, 10))))} · ${unbroken(time(value.slice(11, 16)))}`,
    wholeDay: (value: string) => unbrokenDate(whole.formatToParts(new Date(value))),
  };
}
