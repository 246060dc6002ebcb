import type { Browser, Page } from '@playwright/test';

export interface PageFigures {
  path: string;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  shiftPhone: number;
  shiftDesktop: number;
  /** What paints largest, and whether it stands in the server's document and paints without scripts. */
  largest: string;
  paintsWithoutScripts: boolean;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 860 };

interface Paint {
  selector: string;
  shift: number;
  bytes: Record<'script' | 'css' | 'font' | 'picture', number>;
}

/** Runs in the page: what was fetched, what moved, what was largest. */
function readPaint(): Paint {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = (pattern: RegExp) =>
    entries.filter(({ name }) => pattern.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const { shift, largest } = window as unknown as { shift: number; largest?: Element };
  const path = (element: Element | null): string =>
    element && element !== document.body
      ? `${path(element.parentElement)}>${element.tagName.toLowerCase()}:nth-child(${[...(element.parentElement?.children ?? [])].indexOf(element) + 1})`
      : 'body';
  return {
    selector: largest ? path(largest) : '',
    shift,
    bytes: { script: bytes(/\.js$/), css: bytes(/\.css$/), font: bytes(/\.woff2$/), picture: bytes(/\.(avif|webp|svg)$/) },
  };
}

/** Runs before the page: keeps the sum of layout shifts and the last largest element. */
function watchPaint(): void {
  const seen = window as unknown as { shift: number; largest?: Element };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
    if (last?.element) seen.largest = last.element;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function open(browser: Browser, address: string, viewport: typeof PHONE): Promise<Paint> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

const isPainted = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate(async (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (element instanceof HTMLImageElement) await element.decode();
    return width > 0 && height > 0;
  });

/** With scripts blocked, not switched off: the document and its styles only. */
async function paintsWithoutScripts(browser: Browser, address: string, selector: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  const painted = await isPainted(page, selector).catch(() => false);
  await context.close();
  return painted;
}

/** A first visit to a page, with an empty cache. Sizes in bytes as they came over the wire. */
export async function measurePage(browser: Browser, site: string, path: string): Promise<PageFigures> {
  const phone = await open(browser, `${site}${path}`, PHONE);
  const desktop = await open(browser, `${site}${path}`, DESKTOP);
  const { script: scripts, css: styles, font: fonts, picture: pictures } = phone.bytes;
  return {
    path,
    scripts,
    styles,
    fonts,
    pictures,
    shiftPhone: phone.shift,
    shiftDesktop: desktop.shift,
    largest: phone.selector.split('>').at(-1)?.split(':')[0] ?? '',
    paintsWithoutScripts: await paintsWithoutScripts(browser, `${site}${path}`, phone.selector),
  };
}
