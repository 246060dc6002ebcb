import { DAY_MS, dubaiTime, FIGURES_MAX_DAYS, type FiguresQuery } from '@dealership/contracts';
import { IsOptional, isISO8601, ValidateBy, type ValidationArguments } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The ISO 8601 subset that `Date` parses: no week or ordinal dates, no hours alone, no basic format. */
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

/** A list query's period: days of Asia/Dubai, both inclusive, or timestamps. */
export class PeriodParams {
  @IsOptional()
  @IsPeriodEdge()
  from?: string;

  @IsOptional()
  @IsPeriodEdge()
  to?: string;
}

/** Inclusive start. */
export const periodStart = (from: string): Date => (DAY.test(from) ? dubaiTime(from, '00:00') : new Date(from));

/** Exclusive end: a day counts to its end. */
export const periodEnd = (to: string): Date => new Date(periodStart(to).getTime() + (DAY.test(to) ? DAY_MS : 1));

const isCalendarDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value) && isPeriodEdge(value);

/** A day of the calendar, YYYY-MM-DD. */
export const IsDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: isCalendarDay, defaultMessage: () => '$property must be a day (YYYY-MM-DD)' },
  });

/** Number of days in a range, both inclusive. */
const daysBetween = (from: string, to: string): number => (periodStart(to).getTime() - periodStart(from).getTime()) / DAY_MS + 1;

const endsInTime = (to: unknown, { object }: ValidationArguments): boolean => {
  const { from } = object as Partial<FiguresQuery>;
  if (!isCalendarDay(to)) return false;
  return !isCalendarDay(from) || (daysBetween(from, to) >= 1 && daysBetween(from, to) <= FIGURES_MAX_DAYS);
};

/** The days of the requested figures: in Asia/Dubai, both inclusive. */
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
