import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { hasEarlyClick, markHydrated, recordEarlyEvents, takeEarlyClicks } from './index.js';

beforeAll(() => recordEarlyEvents());

beforeEach(() => {
  window.earlyClicks = [];
  document.body.innerHTML = `<header><button name="a">A</button></header>
    <main><button name="b"><i>B</i></button><section data-island><button name="c">C</button></section></main>`;
});

const part = (name: string) => document.querySelector(name) as HTMLElement;
const press = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)?.click();
const taken = (name: string) => {
  markHydrated(part(name));
  return takeEarlyClicks(part(name)).map((button) => button.getAttribute('name'));
};

it('records clicks before hydration once, in order', () => {
  press('b');
  press('a');
  press('b');
  expect(taken('main')).toEqual(['b']);
  expect(taken('header')).toEqual(['a']);
  expect(taken('main')).toEqual([]);
});

it('does not record clicks that React has handled', () => {
  markHydrated(part('main'));
  press('b');
  expect(taken('main')).toEqual([]);
});

it('leaves clicks in an island to the island', () => {
  press('c');
  expect(hasEarlyClick(part('section'))).toBe(true);
  expect(taken('main')).toEqual([]);
  press('c');
  expect(taken('section')).toEqual(['c']);
});

it('blocks native submission of every form except one that requests a page', () => {
  document.body.innerHTML = '<form method="post"></form><form method="dialog"></form><form></form>';
  const left = [...document.forms].map((form) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(left).toEqual([false, false, true]);
});
