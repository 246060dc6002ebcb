import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
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
