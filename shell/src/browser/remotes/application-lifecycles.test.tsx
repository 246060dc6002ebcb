import '@dealership/ui-kit/testing';
import { mountPoint, startI18n } from '@dealership/ui-kit';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { applicationLifecycles, type Lifecycles } from './application-lifecycles.js';

const NAME = 'mf-blog';

/** A page that replaces what is in its place, like a remote's. */
const page = (mount?: () => Promise<unknown>): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: async () => {
    await mount?.();
    mountPoint(NAME).textContent = 'Posts';
  },
  unmount: async () => undefined,
});

const content = () => document.getElementById('content');
const shows = (role: string) => content()?.querySelector(`[role=${role}]`) !== null;
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let ended: boolean;

function mount(application: Lifecycles): Promise<void> {
  ended = false;
  return act(async () => {
    void application.mount().then(() => {
      ended = true;
    });
  });
}

beforeAll(() => startI18n('en'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<main id="content"></main>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a page that is there at once without a spinner', async () => {
  await mount(applicationLifecycles(NAME, async () => page()));
  expect([ended, content()?.textContent, shows('status')]).toEqual([true, 'Posts', false]);
});

it('shows a spinner while a page loads, a notice if it is late, and the page when it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Lifecycles>();
  await mount(applicationLifecycles(NAME, () => promise));
  expect([ended, shows('status')]).toEqual([false, false]);
  await after(1000);
  expect([ended, shows('status'), shows('alert')]).toEqual([true, true, false]);
  await after(20_000);
  expect([shows('status'), shows('alert')]).toEqual([false, true]);
  await act(async () => resolve(page()));
  expect([content()?.textContent, shows('alert')]).toEqual(['Posts', false]);
});

it("says below the server's page that it could not be loaded, and hydrates it when the connection is back", async () => {
  document.body.innerHTML = `<main id="content"><div id="app-${NAME}"><p>From the server</p></div></main>`;
  const load = jest.fn(async (): Promise<Lifecycles> => {
    throw new Error('unavailable');
  });
  await mount(applicationLifecycles(NAME, load));
  expect([ended, shows('alert')]).toEqual([true, true]);
  expect(mountPoint(NAME).textContent).toBe('From the server');
  load.mockImplementation(async () => page());
  await act(async () => window.dispatchEvent(new Event('online')));
  expect([content()?.textContent, shows('alert')]).toEqual(['Posts', false]);
});

it("keeps the server's page without a notice while its code is on its way, and single-spa waiting", async () => {
  document.body.innerHTML = `<main id="content"><div id="app-${NAME}"><p>From the server</p></div></main>`;
  const { promise, resolve } = Promise.withResolvers<Lifecycles>();
  await mount(applicationLifecycles(NAME, () => promise));
  await after(15_000);
  expect([ended, content()?.textContent]).toEqual([false, 'From the server']);
  await act(async () => resolve(page()));
  expect([ended, content()?.textContent]).toEqual([true, 'Posts']);
});

it('shows nothing of a page that the visitor has left while it loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Lifecycles>();
  const application = applicationLifecycles(NAME, () => promise);
  await mount(application);
  await after(1000);
  await act(() => application.unmount());
  await act(async () => resolve(page()));
  await after(20_000);
  expect(content()?.childNodes).toHaveLength(0);
  await mount(application);
  expect(content()?.textContent).toBe('Posts');
});

it('loads again at the next visit after a failure', async () => {
  const load = jest.fn(async (): Promise<Lifecycles> => {
    throw new Error('unavailable');
  });
  const application = applicationLifecycles(NAME, load);
  await mount(application);
  expect(shows('alert')).toBe(true);
  await act(() => application.unmount());
  load.mockImplementation(async () => page());
  await mount(application);
  expect(content()?.textContent).toBe('Posts');
});
