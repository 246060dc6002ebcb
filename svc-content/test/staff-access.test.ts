import { admittedCalls, callsOfOtherRoles } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, OWN, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

// The guard reads each route's permission from the contract. staff.test.ts of service-kit proves the guard for every role
// and scope; roles.test.ts of contracts and docs/security/access.md have the tables.
it('admits nobody but staff to its staff routes', async () => {
  expect(await admittedCalls('content', content.url, OWN)).toEqual([]);
  expect(await content.audit()).toEqual([]);
});

it('refuses its staff routes to roles without the permission', async () => {
  expect(await callsOfOtherRoles('content', content.url, OWN)).toEqual([]);
  expect(await content.audit()).toEqual([]);
});
