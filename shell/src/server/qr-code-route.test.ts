/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { qrCodeSvg, registerQrCodes } from './qr-code-route.js';

it('draws a QR code as one path on white, with its finder patterns', () => {
  const svg = qrCodeSvg('https://cars.example/vehicle/12');
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  // QR versions have 21, 25, 29 … modules, plus a margin of two on each side.
  expect((size - 4 - 21) % 4).toBe(0);
  const dark = (column: number, row: number) => svg.includes(`M${column} ${row}h1v1h-1z`);
  for (const [column, row] of [
    [2, 2],
    [size - 3, 2],
    [2, size - 3],
  ] as const)
    expect(dark(column, row)).toBe(true);
  expect(dark(3, 3)).toBe(false);
});

it.each([
  ['/qr/vehicle/12.svg', '/vehicle/12'],
  ['/qr/compare.svg?cars=1,2', '/compare?cars=1,2'],
  ['/qr/auction-bidding.svg?price=1&rate=150', '/auction-bidding?price=1&rate=150'],
])('serves at %s the code of %s', async (address, page) => {
  const server = fastify();
  registerQrCodes(server, 'https://cars.example');
  const { body, headers } = await server.inject(address);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toBe(qrCodeSvg(`https://cars.example${page}`));
});

it('has no code of other pages, nor of a very long address', async () => {
  const server = fastify();
  registerQrCodes(server, 'https://cars.example');
  expect((await server.inject('/qr/contact.svg')).statusCode).toBe(404);
  expect((await server.inject(`/qr/compare.svg?cars=${'1'.repeat(500)}`)).statusCode).toBe(414);
});
