export const DAY_MS = 24 * 3_600_000;

/** Asia/Dubai is four hours ahead of UTC all year. */
export const DUBAI_OFFSET = '+04:00';
export const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** The day ('YYYY-MM-DD') in Asia/Dubai, `ahead` days after a moment. */
export const dubaiDay = (moment: Date, ahead = 0): string =>
  new Date(moment.getTime() + DUBAI_OFFSET_MS + ahead * DAY_MS).toISOString().slice(0, 10);

/** A moment as 'YYYY-MM-DDTHH:MM' in Asia/Dubai. */
export const dubaiMoment = (moment: Date): string => new Date(moment.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 16);

/** The moment of a date ('YYYY-MM-DD') and time ('HH:MM') in Asia/Dubai. */
export const dubaiTime = (date: string, time: string): Date => new Date(`${date}T${time}:00${DUBAI_OFFSET}`);
