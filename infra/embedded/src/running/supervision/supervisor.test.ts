import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLineOf, until } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RunFolder } from '../environment/run-folder.ts';
import { launchChild } from './child.ts';
import { Supervisor } from './supervisor.ts';

const STAYS = 'setInterval(() => {}, 1000)';
const IGNORES_SIGTERM = `process.on('SIGTERM', () => {}); console.log('deaf'); ${STAYS}`;
const SAYS_BYE = `process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); console.log('up'); ${STAYS}`;
const STARTS_ANOTHER = `const other = require('node:child_process').spawn(process.execPath, ['-e', '${STAYS}']); console.log('other ' + other.pid); ${STAYS}`;

let dataDir: string;
let runFolder: RunFolder;
let messages: string[];
let logged: string[];
let part: Supervisor;

const keep = async (script: string, { resetAfterMs = 60_000, graceMs = 5_000 } = {}) => {
  part = new Supervisor({
    name: 'part',
    launch: () =>
      launchChild({
        program: process.execPath,
        args: ['-e', script],
        cwd: dataDir,
        env: process.env,
        log: (line) => logged.push(line),
        graceMs,
      }),
    runFolder,
    say: (message) => messages.push(message),
    backoff: { initialMs: 20, maxMs: 50, resetAfterMs },
  });
  await part.start();
};
const pauses = () => messages.map((message) => / in ([\d.]+) s$/.exec(message)?.[1]);
const pidFile = () => join(dataDir, 'run/part.pid');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'supervisor-'));
  await mkdir(join(dataDir, 'run'));
  runFolder = new RunFolder(dataDir);
  messages = [];
  logged = [];
});

afterEach(async () => {
  await part.stop();
  await rm(dataDir, { recursive: true });
});

describe('Supervisor', () => {
  it('restarts a killed part, and logs it', async () => {
    await keep(STAYS);
    const first = part.pid as number;
    process.kill(first, 'SIGKILL');
    const second = await until('the part has another process', () => part.pid !== first && part.pid);
    expect(await commandLineOf(second)).toContain(STAYS);
    expect(messages).toEqual(['was killed by SIGKILL; starting it again in 0.02 s']);
  });

  it('does not lengthen the pause for a part that is killed repeatedly', async () => {
    await keep(STAYS);
    for (let kills = 1; kills <= 3; kills += 1) {
      const pid = await until('the part runs', () => part.pid);
      process.kill(pid, 'SIGKILL');
      await until('the pause is announced', () => messages.length === kills && part.pid !== pid);
    }
    expect(pauses()).toEqual(['0.02', '0.02', '0.02']);
  });

  it('writes the current pid into the run folder and removes it at the end', async () => {
    await keep(STAYS);
    expect(Number(readFileSync(pidFile(), 'utf8'))).toBe(part.pid);
    await part.stop();
    expect(existsSync(pidFile())).toBe(false);
  });

  it('doubles the pause up to the maximum while the part keeps exiting', async () => {
    await keep('process.exit(7)');
    await until('the part ended four times', () => part.ends >= 4);
    expect(pauses().slice(0, 4)).toEqual(['0.02', '0.04', '0.05', '0.05']);
    expect(messages[0]).toMatch(/^ended with code 7;/);
  });

  it('resets the pause after a sufficiently long uptime', async () => {
    await keep('process.exit(0)', { resetAfterMs: 1 });
    await until('the part ended three times', () => part.ends >= 3);
    expect(new Set(pauses())).toEqual(new Set(['0.02']));
  });

  it('does not restart a part while its hold file exists', async () => {
    await keep(STAYS);
    await writeFile(runFolder.holdFile('part'), '');
    process.kill(part.pid as number, 'SIGKILL');
    await until('the hold is reported', () => messages.some((message) => message.startsWith('stays down while')));
    expect(part.pid).toBeUndefined();
    await rm(runFolder.holdFile('part'));
    expect(await until('the part runs', () => part.pid)).toBeGreaterThan(0);
  });

  it('lets a stopped part exit by itself, and does not restart it', async () => {
    await keep(SAYS_BYE);
    await until('the child is up', () => logged.includes('up'));
    await part.stop();
    expect(logged).toEqual(['up', 'bye']);
    expect(part.pid).toBeUndefined();
    expect(messages).toEqual([]);
  });

  it('kills a part that does not exit in time', async () => {
    await keep(IGNORES_SIGTERM, { graceMs: 100 });
    await until('the child ignores the signal', () => logged.includes('deaf'));
    const pid = part.pid as number;
    await part.stop();
    expect(await commandLineOf(pid)).toBe('');
  });

  it('ends the part’s own child processes', async () => {
    await keep(STARTS_ANOTHER);
    const other = await until('the grandchild has a pid', () =>
      logged.map((line) => Number(line.replace('other ', ''))).find(Number),
    );
    process.kill(part.pid as number, 'SIGKILL');
    await until('the grandchild ended', async () => (await commandLineOf(other)) === '');
  });

  it('restarts a part at once on request', async () => {
    await keep(SAYS_BYE);
    await until('the child is up', () => logged.includes('up'));
    const first = part.pid;
    await part.restart();
    expect(await until('the part has another process', () => part.pid !== first && part.pid)).toBeGreaterThan(0);
    await until('the child is up again', () => logged.filter((line) => line === 'up').length === 2);
    expect(messages).toEqual([]);
    expect(part.ends).toBe(0);
  });

  it('can be stopped while it waits to restart a part', async () => {
    await keep('process.exit(1)');
    await until('the part ended three times', () => part.ends >= 3);
    await part.stop();
    expect(part.pid).toBeUndefined();
  });
});
