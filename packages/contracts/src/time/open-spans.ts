/** One opening of a day, 'HH:MM' in Asia/Dubai. If it closes before it opens, it ends on the next day. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** Maximum number of openings per day. */
export const MAX_SPANS = 3;

const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of 'HH:MM'. */
export const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether the hours extend past midnight. */
export const isPastMidnight = ({ opens, closes }: OpenSpan): boolean => closes <= opens;

/** Start and end of an opening, in minutes since the midnight at which its day begins. */
export function spanMinutes(span: OpenSpan): { from: number; until: number } {
  const until = clockMinutes(span.closes);
  return { from: clockMinutes(span.opens), until: isPastMidnight(span) ? until + DAY_MINUTES : until };
}

/** Business minutes in a day. */
export const openMinutes = (spans: readonly OpenSpan[]): number =>
  spans.reduce((sum, span) => sum + spanMinutes(span).until - spanMinutes(span).from, 0);

/** Index of the first opening that begins before the previous one ends; -1: none. */
export const overlappingSpan = (spans: readonly OpenSpan[]): number =>
  spans.findIndex((span, at) => {
    const before = spans[at - 1];
    return before !== undefined && spanMinutes(span).from <= spanMinutes(before).until;
  });

/** Whether the last opening of a day continues into the first one of the next day. */
export function reachesNextDay(spans: readonly OpenSpan[]): boolean {
  const [first, last] = [spans.at(0), spans.at(-1)];
  return first !== undefined && last !== undefined && spanMinutes(last).until - DAY_MINUTES > spanMinutes(first).from;
}

/** An hours entry in its former shape with one opening per day, inline and empty if closed. */
export function withSpans(entry: unknown): unknown {
  const { opens, closes, ...rest } = Object(entry) as Record<string, unknown>;
  if (opens === undefined || rest.spans !== undefined) return entry;
  return { days: [], ...rest, spans: opens === '' && closes === '' ? [] : [{ opens, closes }] };
}
