import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from '@dealership/service-kit/media';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEFAULT_LOGO_PNG } from '../../emails/default-logo.js';
import { DealerLogo } from './dealer-logo.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let folder: string;
let logo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-logo-'));
  logo = await (await openMediaStore({ folder })).put(DEFAULT_LOGO_PNG);
});

afterAll(() => rm(folder, { recursive: true }));

it('is the dealer’s logo as a PNG of 80 pixels, read once', async () => {
  const mark = new DealerLogo({ media: { folder } });
  const png = await mark.png(logo);
  expect(png.subarray(0, 8)).toEqual(PNG);
  // The first chunk contains width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([80, 80]);
  expect(await mark.png(logo)).toBe(png);
});

it('is the site’s mark if there is no logo or it cannot be read', async () => {
  const mark = new DealerLogo({ media: { folder } });
  expect(await mark.png('')).toBe(DEFAULT_LOGO_PNG);
  expect(await mark.png(logo.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(DEFAULT_LOGO_PNG);
  expect(await mark.png('/media/../secret')).toBe(DEFAULT_LOGO_PNG);
});
