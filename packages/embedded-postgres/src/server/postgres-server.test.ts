import { chmod, mkdtemp, readdir, readlink, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withClient } from '../databases/with-client.ts';
import { freePort, type PostgresServer, removeDataFolder, startPostgres } from '../index.ts';
import { commandLineOf } from './process.ts';
import { unprivileged } from './unprivileged.ts';

let folder: string;
let dataDir: string;
let port: number;
let server: PostgresServer;

const start = () => startPostgres({ dataDir, port, password: 'pass word/%' });
const notes = () =>
  withClient(server.url, async (client) =>
    (await client.query<{ text: string }>('SELECT text FROM note ORDER BY text')).rows.map((row) => row.text),
  );
const insert = (text: string) => withClient(server.url, (client) => client.query('INSERT INTO note (text) VALUES ($1)', [text]));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data');
  port = await freePort();
  server = await start();
  await withClient(server.url, (client) => client.query('CREATE TABLE note (text text)'));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('startPostgres', () => {
  it('recovers the same data after the server was killed', async () => {
    await insert('before the kill');
    process.kill(server.pid, 'SIGKILL');
    expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
    server = await start();
    expect(await notes()).toEqual(['before the kill']);
  });

  it('stops the server of a killed caller and takes over its data', async () => {
    const orphan = server;
    server = await start();
    await orphan.exited;
    expect(await commandLineOf(orphan.pid)).toBe('');
    expect(await notes()).toEqual(['before the kill']);
  });

  it('starts although its pid file names an unrelated process', async () => {
    await server.stop();
    await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
    server = await start();
    expect(await notes()).toEqual(['before the kill']);
  });

  it("reports the server's log if its port is taken", async () => {
    const second = `${dataDir}-2`;
    await expect(startPostgres({ dataDir: second, port, password: 'x', durable: false })).rejects.toThrow(
      /could not bind IPv4 address/,
    );
    await removeDataFolder(second);
  });

  (unprivileged ? it : it.skip)(
    'starts below a folder that only root may enter, with new data if that was deleted by hand',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'embedded-postgres-closed-'));
      const inside = join(closed, 'data');
      const first = await startPostgres({ dataDir: inside, port: await freePort(), password: 'x', durable: false });
      const left = await readlink(inside);
      await first.stop();
      await rm(inside);
      const second = await startPostgres({ dataDir: inside, port: await freePort(), password: 'y', durable: false });
      expect(await withClient(second.url, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([{ one: 1 }]);
      await second.stop();
      await removeDataFolder(inside);
      expect(await readdir(closed)).toEqual([]);
      await rm(left, { recursive: true });
      await rmdir(closed);
    },
  );

  it("reports a password that does not match the folder's", async () => {
    await server.stop();
    await expect(startPostgres({ dataDir, port, password: 'another' })).rejects.toThrow('made with another password');
    server = await start();
  });
});
