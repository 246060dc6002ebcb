import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { prepareLinks } from './prepare-links.js';

let prepared: string[];
let fails = false;

// Attaches listeners to the document permanently, as on the site.
prepareLinks(async (application, url) => {
  prepared.push(`${application} ${url.pathname}${url.search}`);
  if (fails) throw new Error('unavailable');
});

beforeEach(() => {
  jest.useFakeTimers();
  prepared = [];
  fails = false;
});

afterEach(() => {
  jest.useRealTimers();
});

function link(href: string): HTMLAnchorElement {
  const element = Object.assign(document.createElement('a'), { href });
  document.body.replaceChildren(element);
  return element;
}

const rest = (on: Element, ms = 80) => {
  on.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(ms);
};

it("prefetches a remote's page once the pointer rests on its link, only once", () => {
  const car = link('/vehicle/1');
  rest(car, 79);
  expect(prepared).toEqual([]);
  rest(car);
  rest(car);
  expect(prepared).toEqual(['mf-catalog /vehicle/1']);
});

it('does not prefetch links that the pointer only passes', () => {
  rest(link('/vehicle/2'), 40);
  rest(document.body);
  expect(prepared).toEqual([]);
});

it('prefetches at once on touch', () => {
  link('/blog?post=a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  jest.advanceTimersByTime(0);
  expect(prepared).toEqual(['mf-blog /blog?post=a']);
});

it.each([
  ['the shell has', '/about'],
  ['another site has', 'https://elsewhere.example/vehicle/1'],
  ['shows already', window.location.pathname],
])('does not prefetch a page that %s', (_who, href) => {
  rest(link(href));
  expect(prepared).toEqual([]);
});

it('retries a failed prefetch', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fails = true;
  const car = link('/vehicle/3');
  rest(car);
  await jest.advanceTimersByTimeAsync(0);
  rest(car);
  expect(prepared).toEqual(['mf-catalog /vehicle/3', 'mf-catalog /vehicle/3']);
  await jest.advanceTimersByTimeAsync(0);
  warned.mockRestore();
});
