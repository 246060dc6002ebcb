/** @jest-environment @dealership/build-kit/jest/server-environment */
import { expect, it } from '@jest/globals';
import { REMOTE, shellSite } from '../testing/shell-site.js';

const { get } = shellSite();

it('answers 404 with the specified text for an unknown path', async () => {
  const { statusCode, body } = await get('/nothing-here');
  expect(statusCode).toBe(404);
  expect(body).toContain('404 Page Not Found');
  expect(body).toContain('<title>Page Not Found | Test Motors</title>');
});

it.each([
  ['/inventory/?page=2', '/inventory?page=2'],
  ['/inventory/?lang=ar', '/inventory?lang=ar'],
  ['/inventory/?page=2&lang=ar', '/inventory?page=2&lang=ar'],
])('redirects %s without its trailing slash, in the same language', async (address, location) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

it.each([
  ['//a//evil.example/login/', 308, '/a/evil.example/login'],
  ['//evil.example/?lang=xx', 303, '/evil.example'],
  ['//a:99999999/', 308, '/a:99999999'],
  ['//', 308, '/'],
])('never redirects %s to another host', async (address, status, location) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location]).toEqual([status, location]);
});

it('lists the available remotes', async () => {
  expect((await get('/shell/remotes.json?lang=en')).json()).toEqual([REMOTE]);
});
