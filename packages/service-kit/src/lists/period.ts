import { DAY_MS, dubaiTime, FIGURES_MAX_DAYS, type FiguresQuery } from '@dealership/contracts';
import { IsOptional, isISO8601, ValidateBy, type ValidationArguments } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What of ISO 8601 `Date` reads: no weeks, no days of a year, no hours alone, nothing without dashes and colons. */
const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

const isPeriodEdge = (value: unknown): boolean =>
  typeof value === 'string' &&
  DAY_OR_MOMENT.test(value) &&
  isISO8601(value, { strict: true }) &&
  !Number.isNaN(periodStart(value).getTime());

const IsPeriodEdge = () =>
  ValidateBy({
    name: 'isPeriodEdge',
    validator: {
      validate: isPeriodEdge,
      defaultMessage: () => '$property must be a day (YYYY-MM-DD) or a moment of ISO 8601',
    },
  });

/** From when until when, in the query of a list: days of Asia/Dubai, both inclusive, or moments. */
export class PeriodParams {
  @IsOptional()
  @IsPeriodEdge()
  from?: string;

  @IsOptional()
  @IsPeriodEdge()
  to?: string;
}

/** The first moment that belongs to the period. */
export const periodStart = (from: string): Date => (DAY.test(from) ? dubaiTime(from, '00:00') : new Date(from));

/** The first moment that the period leaves out: a day counts to its end. */
export const periodEnd = (to: string): Date => new Date(periodStart(to).getTime() + (DAY.test(to) ? DAY_MS : 1));

const isCalendarDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value) && isPeriodEdge(value);

/** A day of the calendar, YYYY-MM-DD. */
export const IsDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: isCalendarDay, defaultMessage: () => '$property must be a day (YYYY-MM-DD)' },
  });

/** Days from one to another, both counted. */
const daysBetween = (from: string, to: string): number => (periodStart(to).getTime() - periodStart(from).getTime()) / DAY_MS + 1;

const endsInTime = (to: unknown, { object }: ValidationArguments): boolean => {
  const { from } = object as Partial<FiguresQuery>;
  if (!isCalendarDay(to)) return false;
  return !isCalendarDay(from) || (daysBetween(from, to) >= 1 && daysBetween(from, to) <= FIGURES_MAX_DAYS);
};

/** The days that figures are asked for: of Asia/Dubai, both inclusive. */
export class FiguresParams implements FiguresQuery {
  @IsDay()
  from: string;

  @ValidateBy({
    name: 'endsInTime',
    validator: {
      validate: (to, args) => endsInTime(to, args as ValidationArguments),
      defaultMessage: () => `$property must be a day (YYYY-MM-DD), not before from and at most ${FIGURES_MAX_DAYS} days long`,
    },
  })
  to: string;
}
