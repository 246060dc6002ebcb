import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { dataSourceOptions } from '@dealership/service-kit/database';
import { openQueue, queueOptions } from '@dealership/service-kit/queue';
import { createMigratedDatabase, sqlRunner, tableCleaner, until } from '@dealership/service-kit/testing';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/database.js';

export interface QueueEnv {
  REDIS_URL?: string;
  QUEUE_DATABASE_URL?: string;
}

/**
 * The queue's back end: PostgreSQL in the test's own database, or Redis (a database per Jest worker) with
 * TEST_REDIS_URL.
 */
async function testQueue(databaseUrl: string): Promise<QueueEnv> {
  if (!process.env.TEST_REDIS_URL) return { QUEUE_DATABASE_URL: databaseUrl };
  const url = new URL(process.env.TEST_REDIS_URL);
  url.pathname = `/${process.env.JEST_WORKER_ID ?? 0}`;
  const queue = openQueue(NOTIFICATIONS_QUEUE, { redisUrl: url.href });
  await queue.obliterate({ force: true });
  await queue.close();
  return { REDIS_URL: url.href };
}

/** The dealer's environment variables, which apply because no svc-content responds. */
export const DEALER_ENV = {
  MEDIA_DIR: join(tmpdir(), `attachments-${process.pid}`),
  PUBLIC_URL: 'https://cars.example',
  SVC_CONTENT_URL: 'http://127.0.0.1:1',
  SITE_NAME: 'Aureva Motors',
  CONTACT_PHONE: '+971 6 000 0248',
  CONTACT_MOBILE: '+971 50 000 0248',
  CONTACT_WHATSAPP: '971500000248',
  CONTACT_EMAIL: 'hello@cars.example',
  CONTACT_ADDRESS: 'Marina Mall, Dubai',
  TEST_DRIVES_AT_ONCE: 2,
};

/** A migrated database and an empty queue for one test file, with tools to inspect both. */
export async function createEnvironment(catalogUrl = 'http://127.0.0.1:1') {
  const database = await createMigratedDatabase(databaseOptions);
  const queueEnv = await testQueue(database.url);
  const dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url, 'test', 3))).initialize();
  const queue = openQueue(NOTIFICATIONS_QUEUE, queueOptions(queueEnv as never));
  const sql = sqlRunner(dataSource);
  const open = () => queue.getJobCountByTypes('waiting', 'prioritized', 'active', 'delayed');
  const newest = async () => (await sql<{ id: string }>('SELECT max(id) AS id FROM inquiries.outbox'))[0]?.id;
  const handed = async () => (await sql('SELECT 1 FROM inquiries.outbox WHERE handed_at IS NULL')).length === 0;
  return {
    env: {
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: 10,
      SVC_CATALOG_URL: catalogUrl,
      WEBHOOK_TRUSTED_ORIGINS: [] as string[],
      ...DEALER_ENV,
      SEARCH_ALERT_MINUTES: 1440,
      REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters',
      RECEIVED_MAIL_DAYS: 30,
      SERVICE_TOKEN_KEY: 'of these tests, of more than 32 characters',
      ...queueEnv,
    },
    queueEnv,
    dataSource,
    queue,
    sql,
    empty: tableCleaner(dataSource),
    /**
     * All events have become e-mails or needed none. The order matters: events are in the queue before they are marked
     * as relayed. Jobs may add events between the two checks.
     */
    idle: () =>
      until('an idle queue', async () => {
        const before = await newest();
        return (await handed()) && (await open()) === 0 && (await newest()) === before;
      }),
    async remove() {
      await queue.close();
      await dataSource.destroy();
      await database.drop();
      await rm(DEALER_ENV.MEDIA_DIR, { recursive: true, force: true });
    },
  };
}

export type Environment = Awaited<ReturnType<typeof createEnvironment>>;
