import { expect } from '@playwright/test';
import { done, openAdmin, test } from '../../../src/pages/staff.ts';
import { buyMembership, endMemberships } from '../../../src/payments/purchase.ts';

test('a plan’s price is published, charged at once, and its membership fulfilled', async ({ page, visitor, staff }) => {
  const { api, email } = staff;
  const shown = async () => (await visitor.request.get('/auction-access')).text();
  await openAdmin(page, staff, '?tab=settings&setting=plans');
  await page.getByRole('group', { name: 'Plan 3' }).getByLabel('Price').fill('213');
  const publishing = page.waitForResponse('**/api/staff/settings/plans/publish');
  await page.getByRole('button', { name: 'Publish' }).click();
  await publishing;
  await expect.poll(shown, { intervals: [100] }).toContain('$213');
  await visitor.goto('/auction-checkout?plan=4');
  await expect(visitor.getByRole('button', { name: 'Complete Secure Purchase - $213' })).toBeVisible();
  await buyMembership(visitor.request, { email, plan: '4' });

  await page.getByRole('button', { name: 'Return: The site’s standard' }).click();
  await expect(done(page, 'Earlier version published')).toBeVisible();
  await expect.poll(shown).toContain('$200');

  await openAdmin(page, staff, `?tab=memberships&status=to-fulfil&q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: /Layla Haddad/ })).toContainText('$213');
  await page.getByRole('button', { name: 'Layla Haddad', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Mark login as sent' }).click();
  await expect(drawer.getByText(/^Login sent/)).toBeVisible();
  await drawer.getByLabel('Representative’s name').fill('Mona Saleh');
  await drawer.getByRole('button', { name: 'Assign and notify the member' }).click();
  await expect(drawer.getByText('Representative: Mona Saleh')).toBeVisible();
  await endMemberships(api, email);
});
