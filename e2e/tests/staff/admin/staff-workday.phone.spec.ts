import { expect } from '@playwright/test';
import { createVehicle, deleteRow, openSection, rowOf, saveDrawer } from '../../../src/pages/admin.ts';
import { done, eventually, openAdmin, STAFF_PASSWORD, test } from '../../../src/pages/staff.ts';

test('a post is written, published and unpublished', async ({ page, visitor, staff }) => {
  const { mark } = staff;
  const answer = async () => (await visitor.request.get(`/blog?post=${mark.toLowerCase()}`)).status();
  await openAdmin(page, staff);
  await openSection(page, 'Blog Management');
  await page.getByRole('button', { name: 'Add blog post' }).click();
  await saveDrawer(page, 'Add blog post', { Title: mark, Author: 'Mariam', Excerpt: 'In short.', Content: 'At length.' });
  await expect(done(page, 'Blog post created successfully')).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  await page.getByRole('button', { name: `Publish ${mark}`, exact: true }).click();
  await expect(done(page, 'Blog post updated successfully')).toBeVisible();
  await expect.poll(answer).toBe(200);
  await page.getByRole('button', { name: `Unpublish ${mark}` }).click();
  await expect.poll(answer).toBe(404);
  await deleteRow(page, mark, 'blog post');
});

test('a vehicle is marked as sold for its price, and as available again', async ({ page, visitor, staff }) => {
  const { mark } = staff;
  await createVehicle(staff);
  await openAdmin(page, staff, '?tab=vehicles');
  await page.getByRole('searchbox').fill(mark);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `More actions for 2025 Falcone ${mark}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(`Mark 2025 Falcone ${mark} as sold`);
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await expect(rowOf(page, mark).getByText('Sold', { exact: true })).toBeVisible();
  const card = visitor.getByRole('article').filter({ hasText: mark });
  await eventually(visitor, `/inventory?status=sold&search=${mark}`, () => expect(card).toHaveCount(1, { timeout: 1000 }));
  await choose(`Mark 2025 Falcone ${mark} as available`);
  await expect(rowOf(page, mark).getByText('Sold', { exact: true })).toHaveCount(0);
});

test('an export after the session has expired leads to the sign-in page, and back to the list', async ({ page, staff }) => {
  const { mark } = staff;
  await openAdmin(page, staff, `?tab=memberships&q=${mark}`);
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.context().clearCookies({ name: /staff-session/ });
  await page.getByRole('link', { name: 'Export CSV' }).click();
  await expect(page).toHaveURL(/\/admin-login\?ended=1/);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(page).toHaveURL(`/admin?tab=memberships&q=${mark}`);
});
