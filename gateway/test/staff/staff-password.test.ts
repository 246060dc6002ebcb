import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseOptions, verify } from '@node-rs/argon2';
import { Secret } from 'otpauth';

const PASSWORD = 'pässword of the showroom';
const RUN_SOURCES = resolve(__dirname, '../../../packages/build-kit/swc/run-sources.mjs');
const run = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', RUN_SOURCES, resolve(__dirname, '../../src/staff-password.ts'), ...args], {
    input,
    encoding: 'utf8',
  });

it('prints a hash of the password, and never the password', async () => {
  const { status, stdout, stderr } = run(`${PASSWORD}\n`);
  expect([status, stderr]).toEqual([0, '']);
  const hash = /^ADMIN_PASSWORD_HASH='(\$argon2id\$[^']+)'\n$/.exec(stdout)?.[1] ?? '';
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 65_536, timeCost: 3 });
  expect(await verify(hash, PASSWORD)).toBe(true);
  expect(await verify(hash, `${PASSWORD}\n`)).toBe(false);
  expect(stdout).not.toContain(PASSWORD);
});

it('also creates an authenticator secret, and prints its URI to the terminal only', () => {
  const { stdout, stderr } = run(PASSWORD, '--totp');
  const secret = /^ADMIN_TOTP_SECRET='([A-Z2-7]+)'$/m.exec(stdout)?.[1] ?? '';
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(stderr).toContain(`secret=${secret}`);
});

it.each([
  ['a short password', 'short\n', [], 'at least 12 characters'],
  ['an endless password', 'x'.repeat(257), [], 'at most 256 characters'],
  ['a common password', 'password1234', [], 'too easily guessed'],
  ["a password of the site's name", 'aurevamotors', [], 'too easily guessed'],
  ['an unknown flag', PASSWORD, ['--set'], "Unknown option '--set'"],
])('refuses %s in one line', (_, input, args, problem) => {
  const { status, stdout, stderr } = run(input, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
