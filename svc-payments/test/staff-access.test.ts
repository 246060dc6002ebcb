import { admittedCalls, callsOfOtherRoles } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OWN, type Payments, startPayments } from './support/payments.js';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const audit = () => payments.sql('SELECT * FROM payments.audit');

// The guard reads each route's permission from the contract. staff.test.ts of service-kit proves the guard for every role
// and scope; roles.test.ts of contracts and docs/security/access.md have the tables.
it('admits nobody but staff to its staff routes', async () => {
  expect(await admittedCalls('payments', await payments.app.getUrl(), OWN)).toEqual([]);
  expect(await audit()).toEqual([]);
});

it('refuses its staff routes to roles without the permission', async () => {
  expect(await callsOfOtherRoles('payments', await payments.app.getUrl(), OWN)).toEqual([]);
  expect(await audit()).toEqual([]);
});
