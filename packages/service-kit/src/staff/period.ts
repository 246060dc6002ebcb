import { IsISO8601, IsOptional } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DUBAI_MIDNIGHT = 'T00:00:00+04:00';
const DAY_MS = 24 * 3600 * 1000;

/** From when until when, in the query of a list: days of Asia/Dubai, both inclusive, or moments. */
export class PeriodParams {
  @IsOptional()
  @IsISO8601({ strict: true }, { message: '$property must be a day (YYYY-MM-DD) or a moment of ISO 8601' })
  from?: string;

  @IsOptional()
  @IsISO8601({ strict: true }, { message: '$property must be a day (YYYY-MM-DD) or a moment of ISO 8601' })
  to?: string;
}

/** The first moment that belongs to the period. */
export const periodStart = (from: string): Date => new Date(DAY.test(from) ? from + DUBAI_MIDNIGHT : from);

/** The first moment that the period leaves out: a day counts to its end. */
export const periodEnd = (to: string): Date => new Date(periodStart(to).getTime() + (DAY.test(to) ? DAY_MS : 1));
