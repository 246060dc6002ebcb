import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { PostgresListener } from './postgres-listener.js';

const message = (type: string, body: Buffer | string): Buffer => {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const READY = message('Z', 'I');
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const REFUSAL = Buffer.concat([message('E', 'SERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0'), READY]);

let standby: Server;
let open: Set<Socket>;
let asked: number;

/** A standby server: accepts clients but refuses writes, including LISTEN. */
function answer(socket: Socket): void {
  open.add(socket);
  socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  socket.once('data', () => {
    socket.write(WELCOME);
    socket.on('data', (data) => {
      if (data.toString('latin1', 0, 1) !== 'Q') return;
      asked += 1;
      socket.write(REFUSAL);
    });
  });
}

beforeEach(async () => {
  open = new Set();
  asked = 0;
  standby = createServer(answer);
  await once(standby.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  for (const socket of open) socket.destroy();
  standby.close();
});

it('closes its connection if LISTEN is refused', async () => {
  const { port } = standby.address() as AddressInfo;
  const listener = new PostgresListener(
    { databaseUrl: `postgres://relay@127.0.0.1:${port}/cars`, channel: 'news', name: 'relay' },
    () => undefined,
  );
  for (let round = 0; round < 3; round += 1) await expect(listener.ensure()).rejects.toMatchObject({ code: '25006' });
  expect(asked).toBe(3);
  await until('every connection is closed', () => open.size === 0);
});
