import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { commandLineOf, freePort, removeDataFolder, until } from '@dealership/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresFolder, resetDataDir } from '../src/running/environment/data-dir.ts';
import { runTool } from '../src/running/run-tool.ts';
import { fakeProcesses, writeFakeSite } from './fake-site.ts';

interface Answer {
  pid: number;
  cars: string[];
  runs?: number;
  env: Record<string, string>;
}

interface Runner {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const modules = resolve(__dirname, '../../../node_modules');
let root: string;
let dataDir: string;
let ports: Record<string, string>;
let runner: Runner;

function run(env: Record<string, string> = {}, ...more: string[]): Runner {
  const args = [join(__dirname, 'run-fake-site.ts'), root, dataDir, ...more];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: '', ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, ended: once(child, 'exit').then(([code]) => code) };
}

const isReady = async (of: Runner) => {
  await Promise.race([until('the site is ready', () => of.output().includes('Ready in'), { timeout: 60_000 }), of.ended]);
  expect(of.output()).toContain('Ready in');
};
const pidOf = (name: string) => Number.parseInt(readFileSync(join(dataDir, 'run', `${name}.pid`), 'utf8'), 10);
const ask = async (port: string | undefined, path = '/'): Promise<Answer> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json() as Promise<Answer>;
const hasEnded = async (pid: number) => (await commandLineOf(pid)) === '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fake-site-'));
  await writeFakeSite(root, modules);
  dataDir = join(root, 'data');
  const [svc, front, postgres] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = { SVC_PORT: `${svc}`, PORT: `${front}`, POSTGRES_PORT: `${postgres}` };
  runner = run();
  await isReady(runner);
}, 90_000);

afterAll(async () => {
  runner.child.kill('SIGTERM');
  await runner.ended;
  await removeDataFolder(postgresFolder(dataDir));
  await rm(root, { recursive: true });
});

describe('the site', () => {
  it('builds, migrates, loads the demo data and responds', async () => {
    expect((await ask(ports.SVC_PORT)).cars).toEqual(['demo of infra/demo-data']);
    expect(runner.output()).toMatch(/Site +http:\/\/localhost:\d+\n.*Admin +http:\/\/localhost:\d+\/admin/);
  });

  it('gives every process its environment from the table', async () => {
    const { env: svc } = await ask(ports.SVC_PORT);
    const { env: front } = await ask(ports.PORT);
    expect(svc).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: ports.SVC_PORT,
      MEDIA_DIR: join(dataDir, 'media'),
    });
    expect(svc.DATABASE_URL).toMatch(new RegExp(`^postgres://cars:[0-9a-f]{64}@127.0.0.1:${ports.POSTGRES_PORT}/dealership$`));
    expect(svc.QUEUE_DATABASE_URL).toMatch(/^postgres:\/\/queue:/);
    expect(svc.SERVICE_TOKEN_SECRET).toHaveLength(64);
    expect(front).toMatchObject({ SVC_URL: `http://127.0.0.1:${ports.SVC_PORT}`, ADMIN_PASSWORD: 'standard' });
    expect(front).not.toHaveProperty('DATABASE_URL');
  });

  it('keeps its secrets unreadable for other users', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('restarts a killed process', async () => {
    const { pid } = await ask(ports.SVC_PORT);
    process.kill(pidOf('svc'), 'SIGKILL');
    expect(await until('the service has another process', async () => (await ask(ports.SVC_PORT)).pid !== pid)).toBe(true);
    expect(runner.output()).toContain('was killed by SIGKILL; starting it again in 0.1 s');
  });

  it('restarts a killed PostgreSQL with its data', async () => {
    process.kill(pidOf('postgres'), 'SIGKILL');
    await until('the end of PostgreSQL is reported', () => runner.output().match(/postgres +was killed/) !== null);
    expect(await until('the service reads its database', async () => (await ask(ports.SVC_PORT)).cars)).toEqual([
      'demo of infra/demo-data',
    ]);
  });

  it('rejects a second runner on the same data folder', async () => {
    const second = run({ PORT: '1', SVC_PORT: '2', POSTGRES_PORT: '3' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The site already runs on this data folder (process ${runner.child.pid})`);
    expect((await ask(ports.PORT)).pid).toBe(pidOf('front'));
  });

  it('runs a part’s command with the part’s environment', async () => {
    const options = { root, dataDir, processes: fakeProcesses, env: { ...process.env, ...ports } };
    const tool = { part: 'svc', file: 'svc/dist/count.js', args: ['--count'] };
    expect(await runTool(options, tool)).toBe(11);
    await expect(runTool({ ...options, dataDir: join(root, 'other') }, tool)).rejects.toThrow('No site runs on');
  });

  it('is not reset while it is running', async () => {
    await expect(resetDataDir(root, dataDir)).rejects.toThrow('Stop it first. Nothing was deleted.');
  });

  it('cleans up after a killed runner, keeps the data and does not load the demo data twice', async () => {
    const before = ['svc', 'front', 'postgres'].map(pidOf);
    runner.child.kill('SIGKILL');
    await runner.ended;
    expect(await Promise.all(before.map(hasEnded))).toEqual([false, false, false]);
    runner = run();
    await isReady(runner);
    expect(runner.output()).toMatch(/still running from before: .*postgres/);
    expect(await Promise.all(before.map(hasEnded))).toEqual([true, true, true]);
    expect((await ask(ports.SVC_PORT)).cars).toEqual(['demo of infra/demo-data']);
  });

  it('starts a migration only if one has not run', async () => {
    expect((await ask(ports.SVC_PORT, '/runs')).runs).toBe(1);
    await writeFile(join(root, 'svc/src/migrations/1800000000000-add-price.up.sql'), '');
    runner.child.kill('SIGINT');
    await runner.ended;
    runner = run();
    await isReady(runner);
    expect((await ask(ports.SVC_PORT, '/runs')).runs).toBe(2);
  });

  it('does not stop an unrelated process whose pid is in an old pid file', async () => {
    const stranger = spawn('/bin/sleep', ['60']);
    runner.child.kill('SIGINT');
    expect(await runner.ended).toBe(0);
    await writeFile(join(dataDir, 'run/svc.pid'), `${stranger.pid}\n`);
    runner = run();
    await isReady(runner);
    expect(await commandLineOf(stranger.pid as number)).toBe('/bin/sleep 60');
    stranger.kill();
  });

  it('stops the processes in reverse order, then PostgreSQL, and leaves nothing running', async () => {
    const pids = ['svc', 'front', 'postgres'].map(pidOf);
    runner.child.kill('SIGTERM');
    expect(await runner.ended).toBe(0);
    expect(runner.output()).toMatch(/front says bye[\s\S]*svc says bye/);
    expect(await Promise.all(pids.map(hasEnded))).toEqual([true, true, true]);
    expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
    expect(existsSync(join(postgresFolder(dataDir), 'postmaster.pid'))).toBe(false);
  });

  it('kills everything at once on a second stop request', async () => {
    runner = run();
    await isReady(runner);
    const pids = ['svc', 'front', 'postgres'].map(pidOf);
    process.kill(pidOf('front'), 'SIGSTOP');
    runner.child.kill('SIGINT');
    await until('the runner is stopping', () => runner.output().includes('Stopping'));
    await until('the runner ended', () => !runner.child.kill('SIGINT') || runner.child.exitCode !== null);
    expect(await runner.ended).toBe(130);
    for (const pid of pids) await until('a part ended', () => hasEnded(pid));
  });

  it('names an occupied port and starts nothing', async () => {
    const server = createServer().listen(Number(ports.PORT), '127.0.0.1');
    await once(server, 'listening');
    runner = run();
    expect(await runner.ended).toBe(1);
    expect(runner.output()).toContain(`Port ${ports.PORT} (the site) is taken. Stop what uses it or set PORT to another`);
    expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
    server.close();
    await once(server, 'close');
  });

  it('stops at once when asked to during the start', async () => {
    runner = run();
    await until('PostgreSQL runs', () => existsSync(join(dataDir, 'run/postgres.pid')));
    const pid = pidOf('postgres');
    runner.child.kill('SIGINT');
    expect(await runner.ended).toBe(0);
    expect(await hasEnded(pid)).toBe(true);
    expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
  });

  it('rebuilds and restarts what has changed in watch mode', async () => {
    runner = run({}, '--watch');
    await isReady(runner);
    expect((await ask(ports.PORT)).env.NODE_ENV).toBe('development');
    const front = pidOf('front');
    const source = join(root, 'svc/src/main.js');
    await writeFile(source, (await readFile(source, 'utf8')).replace('cars:', 'edited: true, cars:'));
    expect(await until('the service was built again', async () => 'edited' in (await ask(ports.SVC_PORT)))).toBe(true);
    await writeFile(join(root, 'kit/src/kit.js'), "process.env.KIT = 'second';");
    await until('the service was built with the package', async () => (await ask(ports.SVC_PORT)).env.KIT === 'second');
    expect(pidOf('front')).toBe(front);
    runner.child.kill('SIGTERM');
    expect(await runner.ended).toBe(0);
  });

  it('is emptied by a reset, which rejects a folder with foreign files', async () => {
    expect(await resetDataDir(root, dataDir)).toBe(true);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await resetDataDir(root, dataDir)).toBe(false);
    await writeFile(join(dataDir, 'letter.txt'), 'keep me');
    await expect(resetDataDir(root, dataDir)).rejects.toThrow('is not a data folder of the site');
    runner = run();
    expect(await runner.ended).toBe(1);
    expect(runner.output()).toContain('holds other files');
    expect(readdirSync(dataDir)).toEqual(['letter.txt']);
  });
});
