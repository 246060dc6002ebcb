import { expect, type Page, test } from '@playwright/test';
import { open } from '../src/open.ts';

const alive = (page: Page) => page.locator('html[data-alive]');

/** Opens a page and does nothing with it; its code is there, and has not run. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0);
  await expect(alive(page)).not.toBeAttached();
}

test('the first tap on a phone wakes the page and counts', async ({ page }) => {
  await look(page, '/about');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('what is typed first on a phone counts', async ({ page }) => {
  await look(page, '/auction-bidding');
  await page.getByRole('switch', { name: 'Insurance' }).tap();
  await page.getByRole('textbox', { name: 'Vehicle price in yen' }).fill('5000000');
  await expect(page.getByRole('row', { name: /Insurance/ })).toContainText('Not counted');
  await expect(page.getByRole('row', { name: /Buying commission/ })).toContainText('FREE');
});

test('scrolling wakes a phone’s page', async ({ page }) => {
  await look(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(alive(page)).toBeAttached();
});

test('a page that nobody touches comes to life by itself, and one that has something to do does so at once', async ({ page }) => {
  await look(page, '/terms');
  await expect(alive(page)).toBeAttached();
  await page.goto('/payment-success', { waitUntil: 'networkidle' });
  await expect(alive(page)).toBeAttached({ timeout: 1000 });
});

test('what is pressed while a page comes to life counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = (_changes: unknown, observer: MutationObserver) => {
      const next = document.querySelector<HTMLButtonElement>('[data-heard] button[aria-label="Next picture"]');
      if (!next) return;
      observer.disconnect();
      next.click();
    };
    new MutationObserver(press).observe(document, { subtree: true, attributeFilter: ['data-heard'] });
  });
  await open(page, '/vehicle/1');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures).toContainText('2 / ');
});
