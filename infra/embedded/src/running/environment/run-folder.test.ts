import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { commandLineOf } from '@dealership/embedded-postgres';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RunFolder } from './run-folder.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'run-folder-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

it('replaces the pid of a part in one step: a reader never sees an empty file', async () => {
  const folder = new RunFolder(dataDir);
  await folder.claim();
  await folder.writePid('notifier', 100);
  const seen = new Set<string>();
  for (let pid = 101; pid <= 300; pid += 1) {
    let written = false;
    const writing = folder.writePid('notifier', pid).finally(() => {
      written = true;
    });
    while (!written) {
      seen.add(readFileSync(join(dataDir, 'run/notifier.pid'), 'utf8').trim());
      await nextTurn();
    }
    await writing;
  }
  expect(seen).not.toContain('');
  expect(seen.size).toBeGreaterThan(100);
});

describe('the claim of a folder', () => {
  const ENDED = 4_000_000;
  const runnerFile = () => readFileSync(join(dataDir, 'run/runner.pid'), 'utf8');
  const runBy = (pid: number, command: string) => writeFile(join(dataDir, 'run/runner.pid'), `${pid}\n${command}\n`);

  beforeEach(async () => {
    await mkdir(join(dataDir, 'run'));
    await runBy(ENDED, 'node start.ts');
  });

  afterEach(async () => expect(await readdir(join(dataDir, 'run'))).toEqual(['runner.pid']));

  it('replaces the file of a runner that has ended', async () => {
    await new RunFolder(dataDir).claim();
    expect(runnerFile()).toBe(`${process.pid}\n${await commandLineOf(process.pid)}\n`);
  });

  it('leaves the folder to a runner that claims it meanwhile', async () => {
    const faster = `${process.ppid}\n${await commandLineOf(process.ppid)}\n`;
    const folder = new RunFolder(dataDir, async (pid) => {
      if (pid !== ENDED) return commandLineOf(pid);
      await runBy(process.ppid, await commandLineOf(process.ppid));
      return '';
    });
    await expect(folder.claim()).rejects.toThrow(`process ${process.ppid}`);
    expect(runnerFile()).toBe(faster);
  });
});
