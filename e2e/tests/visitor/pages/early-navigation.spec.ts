import { expect, type Page } from '@playwright/test';
import { test } from '../../../src/test.ts';

/** Simulates a slow phone connection: resources arrive one by one while the visitor already clicks. */
async function throttle(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const kilobytes = 1024;
  const speed = { downloadThroughput: 60 * kilobytes, uploadThroughput: 60 * kilobytes, latency: 400 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

/** Opens a page on a slow connection and waits until its document is parsed. */
async function openThrottled(page: Page, path: string): Promise<void> {
  await throttle(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

/** The application shown between header and footer; it must be the path's only one. */
const shown = (page: Page) => page.locator('main > [id^="app-"]').evaluateAll((places) => places.map(({ id }) => id));

test.describe('with a slow connection', () => {
  test('leaving a page before its code has loaded leaves no trace', async ({ page }) => {
    await openThrottled(page, '/blog');
    await page.getByRole('link', { name: 'Contact' }).first().hover();
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Inventory' }).click();
    await expect(page).toHaveURL(/\/inventory$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect.poll(() => shown(page)).toEqual(['app-mf-catalog']);
  });

  test('the first click on a post in the list opens it at the top', async ({ page }) => {
    const problems = problemsOf(page);
    await openThrottled(page, '/blog');
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    const post = page.getByRole('article').last().getByRole('link');
    await post.scrollIntoViewIfNeeded();
    await post.click();
    await expect(page).toHaveURL(/\?post=/);
    await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(problems).toEqual([]);
  });
});

for (const path of ['/about', '/privacy', '/inventory'])
  test(`${path} is fully rendered in the language that only the browser remembers`, async ({ page }) => {
    const problems = problemsOf(page);
    await page.addInitScript(() => {
      if (!document.cookie.includes('lang=')) localStorage.setItem('lang', 'ar');
    });
    await page.goto(path);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [role=alert]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

test('a language chosen during hydration applies to the whole page', async ({ page }) => {
  const problems = problemsOf(page);
  await openThrottled(page, '/about');
  await page.locator('html[lang=en]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: '日本語' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
  expect(problems).toEqual([]);
});
