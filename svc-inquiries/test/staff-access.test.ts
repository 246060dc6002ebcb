import { admittedCalls, callsOfOtherRoles, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.js';
import { createEnvironment, type Environment } from './support/environment.js';

let environment: Environment;
let app: NestFastifyApplication;
beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
});
afterAll(async () => {
  await app.close();
  await environment.remove();
});

const own = () => ({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
const audit = () => environment.sql('SELECT * FROM inquiries.audit');

// The guard reads each route's permission from the contract. staff.test.ts of service-kit proves the guard for every role
// and scope; roles.test.ts of contracts and docs/security/access.md have the tables.
it('admits nobody but staff to its staff routes', async () => {
  expect(await admittedCalls('inquiries', await app.getUrl(), own())).toEqual([]);
  expect(await audit()).toEqual([]);
});

it('refuses its staff routes to roles without the permission', async () => {
  expect(await callsOfOtherRoles('inquiries', await app.getUrl(), own())).toEqual([]);
  expect(await audit()).toEqual([]);
});
