import { admittedCalls, callsOfOtherRoles } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Catalog, OWN, startCatalog } from './support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const audit = () => catalog.dataSource.query('SELECT * FROM catalog.audit');

// The guard reads each route's permission from the contract. staff.test.ts of service-kit proves the guard for every role
// and scope; roles.test.ts of contracts and docs/security/access.md have the tables.
it('admits nobody but staff to its staff routes', async () => {
  expect(await admittedCalls('catalog', catalog.url, OWN)).toEqual([]);
  expect(await audit()).toEqual([]);
});

it('refuses its staff routes to roles without the permission', async () => {
  expect(await callsOfOtherRoles('catalog', catalog.url, OWN)).toEqual([]);
  expect(await audit()).toEqual([]);
});
