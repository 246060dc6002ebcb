export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day of a time ('HH:MM'). */
export const dayPart = (time: string): DayPart => (time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening');
