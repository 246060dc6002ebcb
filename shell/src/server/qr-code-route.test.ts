/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import { qrCodeSvg } from './qr-code-route.js';

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
