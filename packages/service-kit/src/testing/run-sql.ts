import type { DataSource, QueryFailedError } from 'typeorm';

/** `deadlock_detected`, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK = '40P01';

/**
 * Runs one statement of a test beside an application whose background loops write. It runs again where it and one of them waited for
 * each other and PostgreSQL ended it, as TRUNCATE may, which locks one table after the other.
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
