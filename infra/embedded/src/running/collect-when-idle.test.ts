import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** Leaves 30 MB of garbage that is old enough to stay, and ends once it is collected. */
const PROGRAM = `
  let garbage = Array.from({ length: 3000 }, () => new Array(1280).fill(0));
  const left = new WeakRef(garbage);
  garbage = undefined;
  const timer = setInterval(() => left.deref() || clearInterval(timer), 500);
`;

it('collects the garbage of the start once the process is idle', async () => {
  const importing = ['--import', join(__dirname, 'collect-when-idle.mjs')];
  // V8's own timer would collect it some time later.
  const args = ['--no-memory-reducer', ...importing, '-e', PROGRAM];
  await expect(promisify(execFile)(process.execPath, args, { timeout: 30_000 })).resolves.toEqual({ stdout: '', stderr: '' });
}, 40_000);
