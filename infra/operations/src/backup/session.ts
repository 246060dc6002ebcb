import pg from 'pg';

// PostgreSQL's text format is part of the backup format, so fix it whatever the server or the role prefers.
const FORMAT = [
  "SET datestyle TO 'ISO, YMD'",
  "SET timezone TO 'UTC'",
  "SET intervalstyle TO 'postgres'",
  "SET bytea_output TO 'hex'",
  'SET extra_float_digits TO 1',
  // Qualifies types with their schemas.
  "SET search_path TO ''",
];

/** One connection with one transaction around `work`, rolled back on failure. */
export async function inTransaction<T>(url: string, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'operations', connectionTimeoutMillis: 10_000 });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await client.connect();
    for (const statement of [...FORMAT, begin]) await client.query(statement);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    throw lost ?? error;
  } finally {
    // Also ends an open transaction.
    await client.end();
  }
}
