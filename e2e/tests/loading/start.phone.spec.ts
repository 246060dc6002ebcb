import { expect, type Page } from '@playwright/test';
import { delayResponses } from '../../src/browser/delay-responses.ts';
import { open } from '../../src/pages/open.ts';
import { test } from '../../src/test.ts';

const interactive = (page: Page) => page.locator('html[data-interactive]');

/** Opens a page with delayed scripts. Returns a function that releases them. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await delayResponses(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(interactive(page)).not.toBeAttached();
  return release;
}

test('the first tap on a phone takes effect', async ({ page }) => {
  const release = await openWithoutCode(page, '/about');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the first input on a phone is kept', async ({ page }) => {
  const release = await openWithoutCode(page, '/auction-bidding');
  await page.getByRole('switch', { name: 'Insurance' }).tap();
  await page.getByRole('textbox', { name: 'Vehicle price in yen' }).fill('5000000');
  release();
  await expect(page.getByRole('row', { name: /Insurance/ })).toContainText('Not included');
  await expect(page.getByRole('row', { name: /Buying commission/ })).toContainText('FREE');
});

for (const path of ['/', '/terms', '/inventory', '/payment-success'])
  test(`${path} becomes interactive on an untouched phone`, async ({ page }) => {
    await page.goto(path);
    await expect(interactive(page)).toBeAttached();
  });

test('no script runs before the page is painted with its pictures', async ({ page }) => {
  const release = await delayResponses(page, /\.(avif|webp)$/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  release();
  await expect(interactive(page)).toBeAttached();
});

/** The paths of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of ['/', '/about', '/inventory', '/vehicle/1', '/consignment'])
  test(`${path} loads no validation until a form is used`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(interactive(page)).toBeAttached();
    expect(scripts).toContainEqual(expect.stringMatching(/^\/shell\/core\./));
    expect(scripts.filter((script) => script.includes('zod'))).toEqual([]);
  });

for (const path of ['/', '/about', '/contact'])
  test(`${path} loads no router and no queries at its start`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(interactive(page)).toBeAttached();
    expect(scripts).toContainEqual(expect.stringMatching(/^\/shell\/core\./));
    expect(scripts).not.toContainEqual(expect.stringMatching(/^\/shell\/data\./));
  });

for (const [path, code] of [
  ['/about', /^\/shell\/page-about\./],
  ['/blog', /^\/mf-blog\/remoteEntry\./],
] as const)
  test(`${path} loads its code once it is touched`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(interactive(page)).toBeAttached();
    expect(scripts).not.toContainEqual(expect.stringMatching(code));
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => scripts).toContainEqual(expect.stringMatching(code));
  });

test('clicks during hydration take effect once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = (_changes: unknown, observer: MutationObserver) => {
      const next = document.querySelector<HTMLButtonElement>('[data-hydrated] button[aria-label="Next picture"]');
      if (!next) return;
      observer.disconnect();
      next.click();
    };
    new MutationObserver(press).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await open(page, '/vehicle/1');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures).toContainText('2 / ');
});
