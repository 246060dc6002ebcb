import { admittedCallers, staffRoutesOf, wrongRoleDecisions } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, OWN, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

it.each(staffRoutesOf('content'))('refuses %s to everybody but staff', async (_, endpoint) => {
  expect(await admittedCallers(content.url, endpoint, OWN)).toEqual([]);
  expect(await content.audit()).toEqual([]);
});

it.each(staffRoutesOf('content'))('allows %s only to the permitted roles', async (_, endpoint) => {
  expect(await wrongRoleDecisions(content.url, endpoint, OWN)).toEqual([]);
});
