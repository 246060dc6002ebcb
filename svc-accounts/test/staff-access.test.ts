import { admittedCallers, staffRoutesOf, wrongRoleDecisions } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Accounts, OWN, startAccounts } from './support/accounts.js';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

it.each(staffRoutesOf('accounts'))('refuses %s to everybody but staff', async (_, endpoint) => {
  expect(await admittedCallers(accounts.url, endpoint, OWN)).toEqual([]);
  expect(await accounts.audit()).toEqual([]);
});

it.each(staffRoutesOf('accounts'))('allows %s only to the permitted roles', async (_, endpoint) => {
  expect(await wrongRoleDecisions(accounts.url, endpoint, OWN)).toEqual([]);
});

it.each([
  ['post', '/internal/sign-in'],
  ['post', '/internal/sign-in-records'],
  ['get', '/internal/staff/1'],
  ['put', '/internal/staff/1/password'],
  ['post', '/internal/staff/1/password'],
  ['post', '/internal/staff/1/code'],
  ['post', '/internal/staff/1/totp'],
  ['post', '/internal/staff/1/totp/removal'],
  ['post', '/internal/staff/1/recovery-codes'],
  ['post', '/internal/staff/1/passkeys/options'],
  ['post', '/internal/staff/1/passkeys/1/removal'],
  ['post', '/internal/sign-in/passkey'],
] as const)('restricts %s %s to the gateway', async (method, path) => {
  for (const caller of [accounts.anybody, accounts.asOwner, accounts.asNotifier]) await caller(method, path).expect(401);
});

it.each([
  ['get', '/internal/password-links/1'],
  ['post', '/internal/password-links/1/token'],
] as const)('restricts %s %s to the notifier', async (method, path) => {
  for (const caller of [accounts.anybody, accounts.asOwner, accounts.asGateway]) await caller(method, path).expect(401);
});
