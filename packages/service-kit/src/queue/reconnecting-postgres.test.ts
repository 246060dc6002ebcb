import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createDatabase, dropDatabase, until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ConnectionOptions, Queue, Worker } from 'bullmq';
import pg from 'pg';
import { queueConnection } from './queue-connection.js';
import { createReconnectingBackend } from './reconnecting-postgres.js';

const SERVER = process.env.TEST_DATABASE_URL as string;
const NAME = `queue_${process.pid}`;

let connection: ConnectionOptions;
let closing: { close(): Promise<void> }[] = [];

const openQueue = (): Queue => {
  const queue = new Queue('jobs', { connection });
  queue.on('error', () => undefined);
  closing.push(queue);
  return queue;
};

/** A worker that records job names and error codes. */
function openWorker() {
  const done: string[] = [];
  const errors: (string | undefined)[] = [];
  const worker = new Worker('jobs', async ({ name }) => done.push(name), {
    connection,
    runRetryDelay: 100,
    skipStalledCheck: true,
  });
  worker.on('error', (error) => errors.push((error as { code?: string }).code));
  closing.push(worker);
  const job = () => new Promise<string>((resolve) => worker.once('completed', ({ name }) => resolve(name)));
  return { done, errors, job };
}

beforeEach(() => {
  const url = new URL(SERVER);
  url.pathname = `/${NAME}`;
  connection = queueConnection({ databaseUrl: url.href }, 'worker');
});

afterEach(async () => {
  await Promise.all(closing.map((one) => one.close()));
  closing = [];
  await dropDatabase(SERVER, NAME);
});

it('waits for a database that is not there yet without busy-looping', async () => {
  const { errors, job } = openWorker();
  await expect(openQueue().add('too-early', {})).rejects.toMatchObject({ code: '3D000' });
  expect(errors).toContain('3D000');
  expect(errors.length).toBeLessThan(5);
  await createDatabase(SERVER, NAME);
  const first = job();
  await openQueue().add('first', {});
  expect(await first).toBe('first');
});

it('recovers after all its connections were closed', async () => {
  await createDatabase(SERVER, NAME);
  const { job } = openWorker();
  const queue = openQueue();
  const before = job();
  await queue.add('before', {});
  await before;
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [NAME]);
  await admin.end();
  const after = job();
  // Each broken connection costs its next user one attempt.
  await until('a job is taken', () => queue.add('after', {}).catch(() => undefined));
  expect(await after).toBe('after');
});

/** A message from a PostgreSQL server: its type, its length, its content. */
const message = (type: string, content: number[] | string): Buffer => {
  const body = Buffer.from(content as string, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

it('survives a server that shuts down in the moment a LISTEN connection opens', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      const authenticated = message('R', [0, 0, 0, 0]);
      const ready = message('Z', 'I');
      const terminated = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
      socket.end(Buffer.concat([authenticated, ready, terminated]));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const backend = createReconnectingBackend('jobs', { connection: { host: '127.0.0.1', port } });
  const reported = new Promise<Error>((resolve) => backend.on('error', resolve));
  const lost = await backend.connection.getListenClient();
  await expect(reported).resolves.toMatchObject({ message: 'Connection terminated unexpectedly' });
  expect(await backend.connection.getListenClient()).not.toBe(lost);
  await backend.connection.close();
  server.close();
});
