import { fuzz } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Catalog, startCatalog } from '../support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.add({}, { make: 'Aurelio', model: "L'Été 50%_" });
});
afterAll(() => catalog.stop());

const NAMES = [
  'q',
  'make',
  'model',
  'year',
  'minYear',
  'maxYear',
  'minPrice',
  'maxPrice',
  'sort',
  'page',
  'limit',
  'fuelType',
  '__proto__',
  'a[b]',
];

const ODD = [
  '',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '\u0000',
  '\ud800',
  '-1',
  '0',
  '1e400',
  'NaN',
  '99999999999999999999',
  '🚗',
  'x'.repeat(2000),
  '((((',
  '* *',
  'a:b&c|!',
];

const value = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 30 }));

const query = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 });

/** The query string as a browser writes it, except for lone surrogates, which browsers cannot write. */
const written = (pairs: [string, string][]): string =>
  pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&');

it.each(['/api/vehicles/search', '/api/vehicles', '/api/upcoming-vehicles'])('no query makes a read fail: %s', (path) =>
  fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const { status, body } = await catalog.get(`${path}?${written(pairs)}`);
      if (status === 400) expect(body.code).toBe('VALIDATION_FAILED');
      else expect(status).toBe(200);
    }),
    fuzz(50),
  ),
);
