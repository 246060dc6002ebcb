import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fuzz } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Site, startGateway } from './support/gateway.js';

let site: Site;
beforeAll(async () => {
  site = await startGateway({ READ_RATE_LIMIT: '1000000', FORM_RATE_LIMIT: '1000000' });
});
afterAll(() => site.close());

/** Fragments of odd addresses: plain and escaped separators, other hosts, broken escapes, dots, and parts of routes. */
const PIECES = [
  ...[
    '/',
    '//',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '%252f',
    '.',
    '..',
    '%2e',
    '%2e%2e',
    ';',
    '@',
    ':',
    '?',
    '#',
    '&',
    '=',
    '*',
    '[',
    ']',
    '{',
  ],
  ...['evil.example', '//evil.example', 'http:', 'https://evil.example/', 'javascript:alert(1)', 'a:99999999'],
  ...['%00', '%09', '%0d%0a', '%ZZ', '%', '%E0%A4%A', '%C0%AF', '%EF%BB%BF', '%u2215', '\u00e9', '\u7532', '\u202e', '\u00a0'],
  ...[
    'api',
    'vehicles',
    'search',
    'staff',
    'contact',
    'media',
    'mf-catalog',
    'shell',
    'admin',
    'inventory',
    'lang=xx',
    '__proto__',
  ],
  ...['1', '-1', '99999999999999999999', '1e9', 'NaN', 'a'.repeat(3000)],
];

const path = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 14,
  })
  // Characters that end a request line cannot be part of an address.
  .map((pieces) => `/${pieces.join('')}`.replace(/[\s\p{Cc}]/gu, ''));

const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');

/** The address reaches the gateway byte for byte. */
async function ask(verb: string, target: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`${verb} ${target} HTTP/1.1\r\nhost: cars.test\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ', 2)[1]), location: /^location: (.*)$/im.exec(head)?.[1] };
}

it('no address makes the gateway fail or reach another host', () =>
  fc.assert(
    fc.asyncProperty(method, path, async (verb, target) => {
      const { status, location } = await ask(verb, target);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      if (location !== undefined) expect(new URL(location, 'http://cars.test').host).toBe('cars.test');
    }),
    fuzz(200),
  ));
