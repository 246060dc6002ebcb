import { createDatabase, dropDatabase } from './provision.ts';
import { withClient } from './with-client.ts';

/**
 * Creates and fills a template database unless it exists: the first caller fills it, others wait. `fill` must close its
 * connections, which would block copying.
 */
export async function createTemplate(superuserUrl: string, name: string, fill: (url: string) => Promise<unknown>): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    // Closing the connection releases the lock.
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
