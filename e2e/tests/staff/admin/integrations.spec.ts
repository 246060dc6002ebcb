import { expect } from '@playwright/test';
import { expectAccessibleAndFitting } from '../../../src/checks/axe.ts';
import { createVehicle } from '../../../src/pages/admin.ts';
import { done, openAdmin, test } from '../../../src/pages/staff.ts';

test('a portal reads the stock feed, and an API token reads what staff selected', async ({
  page,
  playwright,
  baseURL,
  staff,
}) => {
  const id = await createVehicle(staff);
  const client = await playwright.request.newContext({ baseURL });
  const read = (path: string, token = '') => client.get(path, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await read('/api/feeds/stock/vehicles.json')).text()).toContain(staff.mark);
  const feed = await read('/api/feeds/stock/google.csv');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(feed.headers().etag).toMatch(/^"/);
  const again = await client.get('/api/feeds/stock/google.csv', { headers: { 'if-none-match': feed.headers().etag ?? '' } });
  expect(again.status()).toBe(304);

  await openAdmin(page, staff);
  await page.goto('/admin?tab=feeds');
  await page.getByRole('button', { name: 'Show Google vehicle listings' }).click();
  const vehicle = page.getByRole('link', { name: `2025 Falcone ${staff.mark}` });
  await expect(vehicle).toHaveAttribute('href', `/admin?tab=vehicles&entry=${id}`);
  await expect(page.getByRole('row').filter({ hasText: staff.mark })).toContainText('VIN of 17 characters');
  await expectAccessibleAndFitting(page, 'a feed');

  await page.goto('/admin?tab=integrations');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByLabel('Name').fill(staff.mark);
  await dialog.getByLabel('Stock, without the notes of staff').check();
  await expectAccessibleAndFitting(page, 'a new token');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  expect(token).toMatch(/^dealer_/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  expect((await read(`/api/staff/vehicles?q=${staff.mark}`, token)).status()).toBe(200);
  expect((await read('/api/vehicle-reservations', token)).status()).toBe(403);
  await page.getByRole('button', { name: `Revoke ${staff.mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(done(page, `${staff.mark} was revoked`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke ${staff.mark}` })).toHaveCount(0);
  await client.dispose();
});

test('a webhook is delivered, but not to a private network', async ({ page, staff }) => {
  const url = `https://crm.example/${staff.mark}`;
  await openAdmin(page, staff);
  await page.goto('/admin?tab=webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  await dialog.getByLabel('Address').fill('https://192.168.1.4/hooks');
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(dialog.getByText('can be reached from the internet')).toBeVisible();
  await dialog.getByLabel('Address').fill(url);
  // Not by the button, which moves up when the field's message disappears.
  await dialog.getByLabel('Address').press('Enter');
  const secret = page.getByRole('dialog', { name: 'Secret' });
  await expect(secret.locator('code')).toHaveText(/^whsec_/);
  await secret.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: `Messages to ${url}` }).click();
  await expect(page.getByText('Nothing was sent yet')).toBeVisible();
  await expectAccessibleAndFitting(page, 'webhooks');
  await page.getByRole('button', { name: `Remove ${url}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${url}` })).toHaveCount(0);
});
