import { admittedCalls, callsOfOtherRoles } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Accounts, OWN, startAccounts } from './support/accounts.js';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

// The guard reads each route's permission from the contract. staff.test.ts of service-kit proves the guard for every role
// and scope; roles.test.ts of contracts and docs/security/access.md have the tables.
it('admits nobody but staff to its staff routes', async () => {
  expect(await admittedCalls('accounts', accounts.url, OWN)).toEqual([]);
  expect(await accounts.audit()).toEqual([]);
});

it('refuses its staff routes to roles without the permission', async () => {
  expect(await callsOfOtherRoles('accounts', accounts.url, OWN)).toEqual([]);
  expect(await accounts.audit()).toEqual([]);
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
