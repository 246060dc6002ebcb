import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { isDatabaseUnavailable } from '../errors/database-failure.js';
import { closeIfUnanswered } from './lost-server.js';

const SERVER = new URL(process.env.TEST_DATABASE_URL as string);

let proxy: Server;
let sockets: Socket[];
let pool: pg.Pool;

/** From now on nothing passes on the connections that are open, and nobody closes them. */
const loseServer = () => {
  for (const socket of sockets.splice(0)) socket.unpipe().pause();
};

beforeEach(async () => {
  sockets = [];
  proxy = createServer((inside) => {
    const outside = connect(Number(SERVER.port), SERVER.hostname);
    for (const socket of [inside, outside]) socket.on('error', () => undefined);
    inside.pipe(outside).pipe(inside);
    sockets.push(inside, outside);
    inside.on('close', () => outside.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(SERVER);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  pool = new pg.Pool({ connectionString: url.href, max: 1, onConnect: closeIfUnanswered(400) });
  pool.on('error', () => undefined);
});

afterEach(async () => {
  await pool.end();
  proxy.close();
});

it('closes a connection whose server has vanished, and opens another one', async () => {
  await pool.query('SELECT 1');
  loseServer();
  const error = await pool.query('SELECT 1').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'Connection terminated: the server does not answer' });
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect((await pool.query('SELECT 2 AS answer')).rows).toEqual([{ answer: 2 }]);
});

it('keeps a connection whose answer came while the process was paused', async () => {
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await pid();
  const during = pid();
  await new Promise(setImmediate);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  expect([await during, await pid()]).toEqual([before, before]);
});

it('keeps a connection that is idle for longer', async () => {
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await pid();
  const [inside] = sockets as [Socket];
  await new Promise((resolve) => inside.setTimeout(600, () => resolve(undefined)));
  expect(await pid()).toBe(before);
});
