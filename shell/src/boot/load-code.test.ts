import type { PageHydrate } from '@dealership/ui-kit';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadCode } from './load-code.js';
import { parsed } from './moments.js';

/** Simulates the browser's first-paint entry. */
let reportFirstPaint: () => void;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(look: (entries: unknown, observer: PaintObserver) => void) {
    reportFirstPaint = () => look({ getEntriesByName: (name: string) => [name] }, this);
  }
  observe() {}
  disconnect() {}
}

const CODE = {
  scripts: [{ href: '/main.js', integrity: 'sha256-main' }],
  preloads: [
    { href: '/start.js', integrity: 'sha256-start' },
    { href: '/remote.js', integrity: 'sha256-abc' },
  ],
  tables: [],
};

const running = () => [...document.scripts].map((script) => script.getAttribute('src'));
const preloaded = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.PerformanceObserver = PaintObserver as never;
  readyState = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Starts loading, and runs everything that is not delayed. */
async function begin(hydrate?: PageHydrate): Promise<void> {
  void loadCode(CODE, hydrate);
  await jest.advanceTimersByTimeAsync(100);
}

it('loads and runs the code after the first paint, and verifies its integrity', async () => {
  await begin();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
  expect([...running(), ...preloaded()]).toEqual([]);
  reportFirstPaint();
  await jest.advanceTimersByTimeAsync(100);
  expect(running()).toEqual(['/main.js']);
  expect(preloaded()).toEqual(['/start.js', '/remote.js']);
  expect(document.querySelector<HTMLLinkElement>('[href="/remote.js"]')).toMatchObject({
    integrity: 'sha256-abc',
    crossOrigin: 'anonymous',
  });
  expect(document.scripts[0]).toMatchObject({ integrity: 'sha256-main', crossOrigin: 'anonymous' });
});

it('does not wait on a page with the strategy `load`', async () => {
  await begin('load');
  expect(running()).toEqual(['/main.js']);
});

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('runs the code at once on %s', async (type) => {
  await begin();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(running()).toEqual(['/main.js']);
});

it('runs the code after three seconds however slow the pictures are', async () => {
  await begin();
  await jest.advanceTimersByTimeAsync(2800);
  expect(running()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(running()).toEqual(['/main.js']);
});

it('resolves when the document is parsed', async () => {
  readyState = 'loading';
  const isParsed = jest.fn();
  void parsed().then(isParsed);
  await jest.advanceTimersByTimeAsync(0);
  expect(isParsed).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(0);
  expect(isParsed).toHaveBeenCalled();
});
