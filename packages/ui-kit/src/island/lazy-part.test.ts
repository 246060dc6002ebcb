/** @jest-environment @dealership/build-kit/jest/server-environment */
import { expect, it } from '@jest/globals';
import { lazyPart, partsLoaded } from './lazy-part.js';

const Part = () => null;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

it('is loaded on the server before the first request, also when another part declares it', async () => {
  let inner: ReturnType<typeof lazyPart> | undefined;
  const outer = lazyPart(async () => {
    await later();
    inner = lazyPart(async () => {
      await later();
      return Part;
    });
    return Part;
  });
  await partsLoaded();
  expect(outer.loaded).toBe(Part);
  expect(inner?.loaded).toBe(Part);
});

it('that cannot be loaded is named, and ends no process by itself', async () => {
  lazyPart(async () => {
    throw new Error('Loading chunk calculator failed');
  });
  await later();
  await expect(partsLoaded()).rejects.toMatchObject({
    message: expect.stringContaining('chunk calculator'),
    cause: { message: 'Loading chunk calculator failed' },
  });
});
