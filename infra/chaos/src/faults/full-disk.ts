import pg from 'pg';

const FULL = `
  CREATE OR REPLACE FUNCTION public.disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
  GRANT EXECUTE ON FUNCTION public.disk_is_full() TO PUBLIC;`;

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE (schemaname = 'bullmq') = $1
  AND schemaname NOT IN ('pg_catalog', 'information_schema')`;

async function eachTable(url: string, isQueue: boolean, statement: (table: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(FULL);
    const { rows } = await client.query<{ name: string }>(TABLES, [isQueue]);
    for (const { name } of rows) await client.query(statement(name));
  } finally {
    await client.end();
  }
}

/** Every write of the queue's schema, or of all others, fails as if PostgreSQL's disk were full. */
export const fillDisk = (url: string, isQueue: boolean): Promise<void> =>
  eachTable(
    url,
    isQueue,
    (table) => `CREATE TRIGGER disk_is_full BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION public.disk_is_full()`,
  );

export const emptyDisk = (url: string, isQueue: boolean): Promise<void> =>
  eachTable(url, isQueue, (table) => `DROP TRIGGER IF EXISTS disk_is_full ON ${table}`);
