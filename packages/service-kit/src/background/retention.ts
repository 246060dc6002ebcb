import { ERASED_BY_AGE } from '@dealership/contracts';
import { sql } from 'kysely';
import { z } from 'zod';

export const retentionEnv = {
  RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(730)
    .describe(
      'Days after the last contact (submission, status change or note) at which personal data is erased: submissions of ' +
        'visitors, unsubscribed newsletter addresses, unpaid checkouts and recipients of payment e-mails. The privacy page ' +
        'promises two years, the default; 0 retains everything.',
    ),
};

/** Retention of a service's personal data. */
export interface Retention {
  /** Erases what is older than `days`. Several processes may run it at once. Returns how many. */
  eraseOld(days: number, signal: AbortSignal): Promise<number>;
}

export const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

export const RETENTION = Symbol('RETENTION');

/** RETENTION_DAYS. */
export const RETENTION_DAYS = Symbol('RETENTION_DAYS');

/** Audit session of the retention. */
export const RETENTION_STAFF = { sessionId: ERASED_BY_AGE };
