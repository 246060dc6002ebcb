import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { createVehicle, editVehicle } from '../../../src/pages/admin.ts';
import { done, failed, SAME_ORIGIN, STAFF_PASSWORD, signIn, test } from '../../../src/pages/staff.ts';

test('a wrong password is refused, the right one opens the admin', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Access denied Incorrect password');
  await expect(page).toHaveURL(/\/admin-login$/);
  await signIn(page);
  await expect(done(page, 'Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await expect(menu.locator('a')).toHaveCount(29);
  await expect(page.getByRole('navigation', { name: 'Overview' }).getByRole('link')).toHaveCount(5);

  await page.goto('/admin?tab=vehicles');
  // After leaving a long, scrolled section, the next one starts at its heading.
  await menu.getByRole('button', { name: 'System' }).click();
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await menu.getByRole('link', { name: 'Privacy' }).click();
  const heading = page.getByRole('heading', { name: 'Privacy', level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Privacy – Admin/);
  await expect(page.getByRole('navigation', { name: 'Overview' })).toBeHidden();
});

/** Expires the session at the page's next call to this path: a background read would otherwise ask to sign in first. */
const endSessionAtCall = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await expect(await page.request.post('/api/admin/logout', { headers: SAME_ORIGIN })).toBeOK();
      await route.continue();
    },
    { times: 1 },
  );

test('a session that expires during an edit loses no input', async ({ page, staff }) => {
  const id = await createVehicle(staff);
  await signIn(page);
  await page.goto(`/admin?tab=vehicles&q=${staff.mark}`);
  const drawer = await editVehicle(page, `2025 Falcone ${staff.mark}`);
  await drawer.getByLabel('Description').fill('Typed before the session ended.');
  await endSessionAtCall(page, `/api/vehicles/${id}`);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  // Not the form behind it, whose sticky bars may cover a part of a field.
  await expectAccessible(page, '[role="dialog"]:has([type="password"])');
  await dialog.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Access denied')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(failed(page, 'Failed to save vehicle')).toBeVisible();
  await expect(drawer.getByLabel('Description')).toHaveValue('Typed before the session ended.');

  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await expect(drawer).toBeHidden();
  const stored = async () => (await staff.api.get(`/api/vehicles/${id}`)).json();
  await expect.poll(stored).toMatchObject({ description: 'Typed before the session ended.' });

  await endSessionAtCall(page, `/api/vehicles/${id}`);
  await page.getByRole('button', { name: `More actions for 2025 Falcone ${staff.mark}` }).click();
  await page.getByRole('menuitem', { name: `Delete 2025 Falcone ${staff.mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill(STAFF_PASSWORD);
  await dialog.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(done(page, 'Vehicle deleted successfully')).toBeVisible();
});

test('Logout ends the session on the server: its cookie is no longer valid', async ({ page, context, playwright, baseURL }) => {
  await signIn(page);
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  expect((await stranger.get('/api/contact-messages')).status()).toBe(200);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(done(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect((await stranger.get('/api/contact-messages')).status()).toBe(401);
  await stranger.dispose();

  await context.addCookies(cookies);
  await page.evaluate(() => localStorage.setItem('adminAuth', 'true'));
  await page.goto('/admin?tab=messages');
  await expect(page).toHaveURL(/\/admin-login\?ended=1/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull();
});
