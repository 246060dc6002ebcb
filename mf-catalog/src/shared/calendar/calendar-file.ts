import { dubaiTime, TEST_DRIVE_MINUTES } from '@dealership/contracts';

export interface CalendarEntry {
  reference: string;
  /** Name of the entry. */
  title: string;
  /** Name or address of the showroom. */
  place: string;
  /** URL of the vehicle. */
  url: string;
  date: string;
  time: string;
  isConfirmed?: boolean;
}

const DURATION_MS = TEST_DRIVE_MINUTES * 60_000;

/** '20261201T120000Z' */
const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Lines of at most 75 bytes: Arabic and Japanese letters have up to four. */
const folded = (line: string): string => line.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** URL of a calendar file (RFC 5545) with an appointment, which is tentative until the showroom confirms it. */
export function calendarFile(entry: CalendarEntry, now = new Date()): string {
  const { reference, title, place, url, date, time, isConfirmed = false } = entry;
  const start = dubaiTime(date, time);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//dealership//test-drive//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + DURATION_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(reference)}`,
    `URL:${url}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`;
}
