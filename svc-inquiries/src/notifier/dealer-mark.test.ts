import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from '@dealership/service-kit/media';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MARK_PNG } from '../emails/mark.js';
import { DealerMark } from './dealer-mark.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let folder: string;
let logo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-mark-'));
  logo = await (await openMediaStore({ folder })).put(MARK_PNG);
});

afterAll(() => rm(folder, { recursive: true }));

it('is the dealer’s logo as a PNG of 80 pixels, read once', async () => {
  const mark = new DealerMark({ media: { folder } });
  const png = await mark.png(logo);
  expect(png.subarray(0, 8)).toEqual(PNG);
  // The first chunk contains width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([80, 80]);
  expect(await mark.png(logo)).toBe(png);
});

it('is the site’s mark if there is no logo or it cannot be read', async () => {
  const mark = new DealerMark({ media: { folder } });
  expect(await mark.png('')).toBe(MARK_PNG);
  expect(await mark.png(logo.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(MARK_PNG);
  expect(await mark.png('/media/../secret')).toBe(MARK_PNG);
});
