import type { AccountMember } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import type { GatewayEnv } from '../../env.js';
import { Clock } from '../../state/clock.js';
import { MemoryState } from '../../state/memory-state.js';
import type { AccountsClient } from '../accounts/accounts.client.js';
import { CredentialsService } from '../accounts/credentials.service.js';
import { SessionsService } from './sessions.service.js';

const ENV = {
  SERVICE_TOKEN_SECRET: 'x'.repeat(32),
  ADMIN_PASSWORD_HASH: 'one hash',
  STAFF_SESSION_IDLE: 60,
  STAFF_SESSION_LIFE: 600,
} as GatewayEnv;

const member: AccountMember = {
  id: 1,
  name: 'Owner',
  role: 'owner',
  active: true,
  configured: true,
  credentials: 1,
  factors: [],
  mustEnrol: false,
};
const OWNER = { member, address: '203.0.113.7', device: 'a browser' };
const accounts: Pick<AccountsClient, 'current' | 'fetch'> = { current: async () => member, fetch: async () => member };
const clock = new Clock();
const state = new MemoryState(clock);
const gateway = (changes: Partial<GatewayEnv> = {}): SessionsService => {
  const env = { ...ENV, ...changes };
  return new SessionsService(state, new CredentialsService(env, state, clock), accounts as AccountsClient, clock, env);
};

it('keeps a session while the password is unchanged, and ends it on the server when the password changes', async () => {
  const { secret } = await gateway().open(OWNER);
  expect(await gateway().find(secret)).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await gateway({ ADMIN_PASSWORD_HASH: 'another hash' }).find(secret)).toBeUndefined();
  expect(await gateway().find(secret)).toBeUndefined();
});

it('ends a session when the authenticator changes', async () => {
  const { secret } = await gateway().open(OWNER);
  expect(await gateway({ ADMIN_TOTP_SECRET: 'A'.repeat(32) }).find(secret)).toBeUndefined();
});

it('gives every session its own id and secret', async () => {
  const secrets = [(await gateway().open(OWNER)).secret, (await gateway().open(OWNER)).secret];
  const names = await Promise.all(secrets.map(async (secret) => (await gateway().find(secret))?.id));
  expect(new Set([...secrets, ...names]).size).toBe(4);
});
