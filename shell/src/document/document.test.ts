import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { bringCode as code, type StartFiles } from './bring-code.js';
import { rememberEarly as remember } from './remember-early.js';

/** What stands in the document: the text alone. */
const alone = <F>(part: F): F => new Function(`return (${part})`)();

/** The browser's report of the first paint. */
let showFirstPaint: () => void;

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(look: (entries: unknown, observer: PaintObserver) => void) {
    showFirstPaint = () => look({ getEntriesByName: (name: string) => [name] }, this);
  }
  observe() {}
  disconnect() {}
}

const added: [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined][] = [];
const add = window.addEventListener.bind(window);
let isRoomy = false;

beforeEach(() => {
  jest.useFakeTimers();
  isRoomy = false;
  window.matchMedia = (() => ({ matches: isRoomy })) as never;
  globalThis.PerformanceObserver = PaintObserver as never;
  window.addEventListener = ((...listener: (typeof added)[number]) => {
    added.push(listener);
    add(...listener);
  }) as never;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
  window.addEventListener = add as never;
  for (const [type, listener, options] of added.splice(0)) window.removeEventListener(type, listener, options);
  delete document.documentElement.dataset.used;
});

const running = () => [...document.scripts].map((script) => script.getAttribute('src'));
const askedFor = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

async function paint(files: Partial<StartFiles> = {}): Promise<void> {
  const painted = alone(code)({
    scripts: ['/main.js'],
    preloads: [{ href: '/start.js' }, { href: '/remote.js', integrity: 'sha384-abc' }],
    eager: false,
    roomy: '(min-width: 768px)',
    ...files,
  });
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
  expect(askedFor().length > 0).toBe(files.eager === true);
  showFirstPaint();
  // Less than what happens by itself.
  await jest.advanceTimersByTimeAsync(500);
  await painted;
}

it('fetches the code after the paint, and checks the bytes of what has a hash', async () => {
  await paint();
  expect(askedFor()).toEqual(['/main.js', '/start.js', '/remote.js']);
  expect(document.querySelector<HTMLLinkElement>('[href="/remote.js"]')).toMatchObject({
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
  });
});

it.each([
  ['on a phone does not run it yet', {}, false, []],
  ['runs it at once in a wide window', {}, true, ['/main.js']],
  ['runs it at once where a page does something by itself', { eager: true }, false, ['/main.js']],
])('%s', async (_what, files, roomy, runs) => {
  isRoomy = roomy;
  await paint(files);
  expect(running()).toEqual(runs);
});

it('does not wait for a paint where nothing shows without the code, but for the whole document', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  alone(code)({ scripts: ['/main.js'], preloads: [], eager: true, roomy: '' });
  await jest.advanceTimersByTimeAsync(100);
  expect(running()).toEqual([]);
  readyState.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(running()).toEqual(['/main.js']);
});

it.each([
  ['pointerdown', true],
  ['keydown', true],
  ['focusin', true],
  ['scroll', false],
])('runs it on a phone with %s, once', async (kind, isUse) => {
  await paint();
  for (let count = 0; count < 2; count++) document.body.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(running()).toEqual(['/main.js']);
  expect('used' in document.documentElement.dataset).toBe(isUse);
});

it('runs it on a phone that nobody touches after eight seconds, and fetches it after three however slow the pictures are', async () => {
  alone(code)({ scripts: ['/main.js'], preloads: [], eager: false, roomy: '' });
  await jest.advanceTimersByTimeAsync(2900);
  expect(askedFor()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(askedFor()).toEqual(['/main.js']);
  await jest.advanceTimersByTimeAsync(4800);
  expect(running()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(running()).toEqual(['/main.js']);
});

function page() {
  document.body.innerHTML = `<header><button name="a">A</button></header>
    <main><button name="b"><i>B</i></button><select><option>1</option><option>2</option></select></main>`;
  alone(remember)();
  const select = document.querySelector('select') as HTMLSelectElement;
  const heard: string[] = [];
  return {
    select,
    /** What React hears. */
    heard,
    press: (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`)?.click(),
    takeOver(part: string) {
      const element = document.querySelector(part) as HTMLElement;
      for (const button of element.querySelectorAll('button')) button.addEventListener('click', () => heard.push(button.name));
      for (const choice of element.querySelectorAll('select')) choice.addEventListener('change', () => heard.push(choice.value));
      element.dataset.heard = '';
      element.dispatchEvent(new Event('heard', { bubbles: true }));
    },
  };
}

it('does again once, in its order, what was pressed and chosen before a part of the page was alive', () => {
  const { heard, press, select, takeOver } = page();
  press('b');
  press('a');
  press('b');
  select.value = '2';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = '1';
  takeOver('main');
  expect(heard).toEqual(['b', '2']);
  takeOver('header');
  expect(heard).toEqual(['b', '2', 'a']);
  takeOver('main');
  expect(heard).toHaveLength(3);
});

it('does not do again what React has heard, nor what is gone', () => {
  const { heard, press, takeOver } = page();
  press('a');
  takeOver('main');
  press('b');
  document.querySelector('[name=a]')?.remove();
  takeOver('header');
  takeOver('main');
  expect(heard).toEqual(['b']);
});

it('lets no form leave with what was typed into it, but one that asks for a page', () => {
  alone(remember)();
  document.body.innerHTML = '<form method="post"></form><form></form>';
  const left = [...document.forms].map((form) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(left).toEqual([false, true]);
});
