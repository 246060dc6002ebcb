import type { Browser, Page } from '@playwright/test';
import { median } from '../report.ts';

/** Milliseconds from the touch until the response is painted: medians over the runs. */
export interface TapFigures {
  first: number;
  second: number;
}

/** An element that a visitor taps on a phone. */
export interface Tap {
  name: string;
  path: string;
  /** Selector of the tapped element. */
  target: string;
  /** Selector of an element whose text counts the responses, for taps that Escape cannot undo. */
  counter?: string;
}

const MENU = '#site-header button[aria-haspopup="dialog"]';

export const TAPS: Tap[] = [
  { name: 'menu', path: '/', target: MENU },
  { name: 'menu', path: '/auction-bidding', target: MENU },
  { name: 'menu', path: '/inventory', target: MENU },
  { name: 'filters', path: '/inventory', target: '[class*="opener"] > button' },
  {
    name: 'next picture',
    path: '/vehicle/1',
    target: 'button[aria-label="Next picture"]',
    counter: 'section[aria-label="Pictures"]',
  },
];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SLOWER = 4;
const AFTER_LOAD_MS = 1500;
/** A slower response fails the measurement. */
const TIMEOUT_MS = 10_000;

/** Runs in the page: `answered` becomes the time from the next touch until the frame after its response. */
function watchTap({ counter, expected }: { counter?: string; expected: string }): void {
  const isAnswered = () =>
    counter ? document.querySelector(counter)?.textContent?.includes(expected) : document.querySelector('dialog[open]') !== null;
  const watched = window as { answered?: Promise<number> };
  watched.answered = new Promise((resolve) => {
    const onTouch = ({ timeStamp }: Event) => {
      const look = () => {
        if (!isAnswered()) return void requestAnimationFrame(look);
        // The task after a frame, when it has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      };
      look();
    };
    addEventListener('touchstart', onTouch, { once: true, capture: true, passive: true });
  });
}

async function tap(page: Page, { target, counter }: Tap, expected: string): Promise<number> {
  const box = await page.locator(target).boundingBox();
  if (!box) throw new Error(`${target} is not on ${page.url()}`);
  const browser = await page.context().newCDPSession(page);
  await page.evaluate(watchTap, { counter, expected });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const answer = await page.waitForFunction(() => (window as { answered?: Promise<number> }).answered, undefined, {
    timeout: TIMEOUT_MS,
  });
  return (await answer.jsonValue()) as number;
}

async function once(browser: Browser, site: string, what: Tap): Promise<TapFigures> {
  const context = await browser.newContext({ ...PHONE, locale: 'en' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${site}${what.path}`, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const first = await tap(page, what, '2 /');
    if (!what.counter) {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    return { first, second: await tap(page, what, '3 /') };
  } finally {
    await context.close();
  }
}

/** The first and second tap on a page 1.5 s after it has loaded, on a phone with a quarter of the CPU speed. */
export async function measureFirstTap(browser: Browser, sites: string[], what: Tap, runs: number): Promise<TapFigures[]> {
  const figures: TapFigures[][] = sites.map(() => []);
  // Alternate the sites, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run++)
    for (const [index, site] of sites.entries()) figures[index]?.push(await once(browser, site, what));
  return figures.map((of) => ({ first: median(of.map(({ first }) => first)), second: median(of.map(({ second }) => second)) }));
}
