import type { DataSource, QueryFailedError } from 'typeorm';

/** `deadlock_detected`, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK = '40P01';

/**
 * Runs one statement of a test beside an application with writing background loops. Retries after a deadlock, which
 * TRUNCATE can cause by locking tables one by one.
 */
export const sqlRunner =
  (dataSource: Pick<DataSource, 'query'>) =>
  <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const run = (): Promise<Row[]> =>
      dataSource.query<Row[]>(text, values).catch((error: QueryFailedError<Error & { code?: string }>) => {
        if (error.driverError?.code !== DEADLOCK) throw error;
        return run();
      });
    return run();
  };
