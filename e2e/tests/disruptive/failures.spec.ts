import { randomUUID } from 'node:crypto';
import { keepDocument } from '@dealership/server-kit/testing';
import { expect, type Page } from '@playwright/test';
import { mailsAbout } from '../../src/mailbox.ts';
import { parts } from '../../src/parts/index.ts';
import { test } from '../../src/test.ts';

const NOTICE = 'This part of the site is not available right now';

/** A URL that has never been requested, so that the gateway has no cached document for it. */
const newAddress = (): string => `/inventory?search=${randomUUID()}`;

async function expectLayoutWorks(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
}

test('a remote that is down affects only its own area, cached pages stay readable, and it recovers by itself', async ({
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
    // The cached document stays fresh for a moment.
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

test('a hanging remote times out while it still holds its connections', async ({ page }) => {
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
  test(`a script with a wrong hash does not run, and the page says so: ${script}`, async ({ page }) => {
    const altered = { status: 200, contentType: 'text/javascript', body: 'window.tampered = true' };
    await page.route(`**/${script}.*.js`, (route) => route.fulfill(altered));
    await page.goto('/inventory');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expectLayoutWorks(page);
  });

test('a page whose code does not load stays readable, and hydrates at the next visit', async ({ page }) => {
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

test('a notifier killed during a job loses no mail, and a repeated one is recognisable', async ({ request }) => {
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
    // Repeated crashes increase the restart delay.
    await expect.poll(() => parts.isRunning('notifier'), { timeout: 30_000 }).toBe(true);
    await parts.crash('notifier');
  }
  // An e-mail accepted just before the notifier died is sent again; its Message-ID identifies the duplicate.
  const different = async () => new Set((await mailsAbout(mark)).map(({ headers }) => headers['message-id'])).size;
  await expect.poll(different, { timeout: 60_000 }).toBe(6);
});
