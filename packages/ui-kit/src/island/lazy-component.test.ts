/** @jest-environment @dealership/build-kit/jest/server-environment */
import { expect, it } from '@jest/globals';
import { lazyComponent, lazyComponentsLoaded } from './lazy-component.js';

const Example = () => null;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

it('is loaded on the server before the first request, also when another lazy component declares it', async () => {
  let inner: ReturnType<typeof lazyComponent> | undefined;
  const outer = lazyComponent(async () => {
    await later();
    inner = lazyComponent(async () => {
      await later();
      return Example;
    });
    return Example;
  });
  await lazyComponentsLoaded();
  expect(outer.loaded).toBe(Example);
  expect(inner?.loaded).toBe(Example);
});

it('is named in the error if it cannot be loaded, without ending the process', async () => {
  lazyComponent(async () => {
    throw new Error('Loading chunk calculator failed');
  });
  await later();
  await expect(lazyComponentsLoaded()).rejects.toMatchObject({
    message: expect.stringContaining('chunk calculator'),
    cause: { message: 'Loading chunk calculator failed' },
  });
});
