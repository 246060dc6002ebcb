import { createDatabase, dropDatabase } from './provision.ts';
import { withClient } from './with-client.ts';

/**
 * Creates and fills a database for others to be copied from, unless it exists: the first caller fills it, the others wait for that.
 * `fill` must close its connections; they would keep PostgreSQL from copying.
 */
export async function createTemplate(superuserUrl: string, name: string, fill: (url: string) => Promise<unknown>): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    // The end of the connection releases the lock.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    try {
      await fill(await createDatabase(superuserUrl, name));
    } catch (error) {
      await dropDatabase(superuserUrl, name);
      throw error;
    }
  });
}
