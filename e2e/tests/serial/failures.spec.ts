import { randomUUID } from 'node:crypto';
import { keepDocument } from '@dealership/server-kit/testing';
import { expect, type Page } from '@playwright/test';
import { mailsAbout } from '../../src/mailbox.ts';
import { parts } from '../../src/parts/index.ts';
import { test } from '../../src/test.ts';

const NOTICE = 'This part of the site is not available right now';

/** An address that nobody has asked for: the gateway has no document of it to fall back on. */
const newAddress = (): string => `/inventory?search=${randomUUID()}`;

async function expectLayoutWorks(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
}

test('a remote that is down costs its own area only, what was seen stays readable, and it comes back by itself', async ({
  page,
}) => {
  await page.goto('/inventory');
  const bringBack = await parts.takeDown('mf-catalog');
  try {
    const response = await page.goto(newAddress());
    expect(response?.status()).toBe(503);
    keepDocument('pages', 'remote-down', (await response?.text()) ?? '');
    await expect(page.getByText(NOTICE)).toBeVisible({ timeout: 3000 });
    await expectLayoutWorks(page);
    // For a moment the document that was kept is still fresh.
    await expect(async () => {
      const seen = await page.goto('/inventory');
      expect([seen?.status(), seen?.headers()['x-cache']]).toEqual([200, 'stale']);
    }).toPass();
    await expect(page.getByRole('article')).not.toHaveCount(0);
  } finally {
    await bringBack();
  }
  await page.goto('/inventory');
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('a remote that takes connections and never answers is given up while it still holds them', async ({ page }) => {
  const thaw = await parts.freeze('mf-catalog');
  try {
    await page.goto(newAddress(), { waitUntil: 'commit' });
    await expect(page.getByText(NOTICE)).toBeVisible();
  } finally {
    await thaw();
  }
});

for (const script of [
  'mf-catalog/remoteEntry',
  'mf-catalog/lifecycles',
  'mf-catalog/inventory',
  'shell/data',
  'shell/start',
  'shell/main',
])
  test(`a script whose bytes are not those announced is not run, and the page says so: ${script}`, async ({ page }) => {
    const altered = { status: 200, contentType: 'text/javascript', body: 'window.tampered = true' };
    await page.route(`**/${script}.*.js`, (route) => route.fulfill(altered));
    await page.goto('/inventory');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectLayoutWorks(page);
  });

test('a page whose code does not come stays readable, and is hydrated at the next visit', async ({ page }) => {
  await page.route('**/mf-catalog/inventory.*.js', (route) => route.abort());
  await page.goto('/inventory');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectLayoutWorks(page);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Inventory' }).first().click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a notifier that is killed in mid-job loses no mail, and one that comes again is the same one', async ({ request }) => {
  const mark = `Crash${Date.now()}`;
  for (const number of [1, 2, 3]) {
    const response = await request.post('/api/contact', {
      data: {
        firstName: 'Noor',
        lastName: `${mark}-${number}`,
        email: `noor${number}@visitor.example`,
        subject: 'other',
        message: 'Is the showroom open on Friday morning?',
      },
    });
    expect(response.status()).toBe(201);
    // What crashes again and again is started later and later.
    await expect.poll(() => parts.isRunning('notifier'), { timeout: 30_000 }).toBe(true);
    await parts.crash('notifier');
  }
  // One that the mail server had taken when the notifier died is written again: by its Message-ID it is known as the same.
  const different = async () => new Set((await mailsAbout(mark)).map(({ headers }) => headers['message-id'])).size;
  await expect.poll(different, { timeout: 60_000 }).toBe(6);
});
