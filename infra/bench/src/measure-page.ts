import type { Browser, Page } from '@playwright/test';
import { type Paint, readPaint, watchPaint } from './paint.ts';

export interface PageFigures extends Omit<Paint, 'shift' | 'path'> {
  shiftPhone: number;
  shiftDesktop: number;
  /** Whether what paints largest stands in the server's document and paints when no script is let in. */
  paintsWithoutScripts: boolean;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 860 };

interface Visit {
  address: string;
  viewport: typeof PHONE;
  blockScripts?: boolean;
}

/** A first visit, with an empty cache; `read` looks at the page when nothing is fetched any more. */
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

/** That it is there, has a size and is not hidden; of a picture also that it is decoded. */
const isPainted = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const element = selector ? document.querySelector(selector) : null;
    if (!element) return false;
    if (element instanceof HTMLImageElement) await element.decode();
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }, path);

/** What a first visit to a page costs and how it paints. */
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
