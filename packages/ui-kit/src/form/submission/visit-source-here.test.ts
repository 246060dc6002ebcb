import { afterEach, expect, it, jest } from '@jest/globals';
import { visitSourceHere } from './visit-source-here.js';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it.each([
  ['https://www.google.ae/search?q=a', '/vehicle/7', 'search'],
  ['', '/vehicle/7', 'direct'],
  ['https://l.instagram.com/', '/?utm_source=newsletter', 'email'],
  ['https://l.instagram.com/', '/?utm_source=ramadan', 'campaign'],
  ['http://localhost/inventory', '/vehicle/7', undefined],
])('finds the source of a document opened from %j at %s: %s', (referrer, address, source) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  // The form's page differs from the landing page.
  const opened = { name: new URL(address, window.location.href).href };
  Object.assign(performance, { getEntriesByType: () => [opened] });
  expect(visitSourceHere()).toBe(source);
});
