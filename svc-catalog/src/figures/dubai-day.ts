const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** The day in Asia/Dubai, which has no summer time: YYYY-MM-DD. */
export const dubaiDay = (now = Date.now()): string => new Date(now + DUBAI_OFFSET_MS).toISOString().slice(0, 10);
