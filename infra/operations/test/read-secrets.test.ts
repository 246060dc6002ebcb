import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './support/root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(env: Record<string, string>) {
  const preload = join(root, 'infra/docker/read-secrets.mjs');
  const args = ['--import', preload, '-p', 'JSON.stringify([process.env.REDIS_URL, process.env.STATE])'];
  return spawnSync(process.execPath, args, { env: { SECRETS_FOLDER: folder, ...env }, encoding: 'utf8' });
}

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('a process in an image', () => {
  it('gets the text of a secret in the variable without _FILE, and ignores other files', () => {
    const { stdout } = run({ REDIS_URL_FILE: write('redis', 'redis://r\n'), STATE_FILE: '/state/stripe.json' });
    expect(JSON.parse(stdout)).toEqual(['redis://r', null]);
  });

  it.each([
    ['a secret that is missing', { A_FILE: 'missing' }, 'A_FILE: ENOENT'],
    ['a variable that is set twice', { A: 'x', A_FILE: 'a' }, 'A: is set beside A_FILE'],
    ['a secret of the demo in production', { NODE_ENV: 'production', A_FILE: 'a' }, 'is a secret of the demo'],
    ['a secret of the demo on a public address', { PUBLIC_URL: 'https://cars.example', A_FILE: 'a' }, 'is a secret of the demo'],
  ])('exits before starting with %s', (_, env: Record<string, string>, message) => {
    write('a', 'demo-only-a');
    const { status, stderr } = run({ ...env, A_FILE: join(folder, env.A_FILE ?? '') });
    expect(status).toBe(78);
    expect(stderr).toContain(message);
  });

  it('accepts the demo secrets on this machine', () => {
    const file = write('redis', 'redis://:demo-only-redis@redis');
    expect(run({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:8080', REDIS_URL_FILE: file }).status).toBe(0);
  });
});
