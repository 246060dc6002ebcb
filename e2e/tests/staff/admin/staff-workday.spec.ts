import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { deleteRow, exportCsv, openSection, rowOf, saveDrawer } from '../../../src/pages/admin.ts';
import { done, eventually, openAdmin, test } from '../../../src/pages/staff.ts';
import { buyMembership, endMemberships } from '../../../src/payments/purchase.ts';

test('an upcoming vehicle without a picture is added, changed and deleted', async ({ page, visitor, staff }) => {
  const { mark } = staff;
  await openAdmin(page, staff);
  await openSection(page, 'Upcoming Vehicles');
  await page.getByRole('button', { name: 'Add upcoming vehicle' }).click();
  const fields = { Name: mark, Price: '250,000', 'Estimated arrival': 'March', Description: 'On its way.' };
  await saveDrawer(page, 'Add upcoming vehicle', fields);
  await expect(done(page, 'Upcoming vehicle added successfully')).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  await expect(rowOf(page, mark)).toContainText('$68,050');

  const [{ id }] = (await (await staff.api.get('/api/staff/upcoming-vehicles')).json()).filter(
    ({ name }: { name: string }) => name === mark,
  );
  await eventually(visitor, `/upcoming-vehicle/${id}`, () =>
    expect(visitor.getByText('No images available')).toBeVisible({ timeout: 1000 }),
  );

  await page.getByRole('button', { name: `Edit ${mark}` }).click();
  await saveDrawer(page, 'Edit upcoming vehicle', { 'Estimated arrival': 'April' });
  await expect(done(page, 'Upcoming vehicle updated successfully')).toBeVisible();
  await expect(rowOf(page, mark)).toContainText('April');
  await deleteRow(page, mark, 'upcoming vehicle');
  await expect(rowOf(page, mark)).toHaveCount(0);
});

test('a membership is opened, annotated, exported and refunded', async ({ page, staff }) => {
  const { mark, email, api } = staff;
  await buyMembership(api, { email, lastName: mark, plan: '2', billingAddress: '=1+1 High Street' });
  await openAdmin(page, staff);
  await openSection(page, 'Auction Access');
  await page.getByRole('searchbox').fill(mark);
  await page.getByRole('button', { name: `Layla ${mark}`, exact: true }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  for (const words of ['United Arab Emirates', 'Ajman', '=1+1 High Street', '2 months', '$110'])
    await expect(drawer.getByText(words, { exact: true })).toBeVisible();
  await drawer.getByLabel('New note').fill('Sends the licence tomorrow.');
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByRole('article').filter({ hasText: 'Sends the licence' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(rowOf(page, mark).getByText('1 note')).toBeVisible();

  const csv = await readFile(await (await exportCsv(page)).path(), 'utf8');
  for (const cell of [`Layla,${mark},${email}`, "'=1+1 High Street", 'Sends the licence tomorrow.']) expect(csv).toContain(cell);

  await page.getByRole('button', { name: `More actions for Layla ${mark}` }).click();
  await page.getByRole('menuitem', { name: `Refund the membership of Layla ${mark}` }).click();
  await page.getByRole('button', { name: 'Refund $110' }).click();
  await expect(done(page, /\$110 refunded to the card|Refund of \$110 started/)).toBeVisible();
  await expect(rowOf(page, mark).getByText(/^(Being refunded|Refunded)$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await endMemberships(api, email);
});
