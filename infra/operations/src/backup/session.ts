import pg from 'pg';

// How PostgreSQL writes values as text is part of the backup's format, whatever the server or the role prefers.
const FORMAT = [
  "SET datestyle TO 'ISO, YMD'",
  "SET timezone TO 'UTC'",
  "SET intervalstyle TO 'postgres'",
  "SET bytea_output TO 'hex'",
  'SET extra_float_digits TO 1',
  // Types are then named with their schemas.
  "SET search_path TO ''",
];

/** One connection with one transaction around `work`, rolled back when it fails. */
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
    // Ends the transaction too, where it is still open.
    await client.end();
  }
}
