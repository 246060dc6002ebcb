import type { Browser, Page } from '@playwright/test';
import { type Paint, readPaint, watchPaint } from './paint.ts';

export interface PageFigures extends Omit<Paint, 'shift' | 'path'> {
  shiftPhone: number;
  shiftDesktop: number;
  /** Whether the LCP element is in the server's document and paints without scripts. */
  paintsWithoutScripts: boolean;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 860 };

interface Visit {
  address: string;
  viewport: typeof PHONE;
  blockScripts?: boolean;
}

/** A first visit with an empty cache; `read` inspects the page when the network is idle. */
async function visit<T>(
  browser: Browser,
  { address, viewport, blockScripts }: Visit,
  read: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    if (blockScripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Exists, has a size and is visible; pictures are decoded too. */
const isPainted = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const element = selector ? document.querySelector(selector) : null;
    if (!element) return false;
    if (element instanceof HTMLImageElement) await element.decode();
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }, path);

/** Cost and paint metrics of a first visit to a page. */
export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const {
    shift: shiftPhone,
    path,
    ...phone
  } = await visit(browser, { address, viewport: PHONE }, (page) => page.evaluate(readPaint));
  const { shift: shiftDesktop } = await visit(browser, { address, viewport: DESKTOP }, (page) => page.evaluate(readPaint));
  const paintsWithoutScripts = await visit(browser, { address, viewport: PHONE, blockScripts: true }, (page) =>
    isPainted(page, path),
  );
  return { ...phone, shiftPhone, shiftDesktop, paintsWithoutScripts };
}
