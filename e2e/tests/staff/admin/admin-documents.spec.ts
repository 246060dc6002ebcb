import { expect } from '@playwright/test';
import { openSection, storeAdminDocument } from '../../../src/pages/admin.ts';
import { openAdmin, test } from '../../../src/pages/staff.ts';

const FORMS = [
  ['Vehicle Inventory', 'Add vehicle'],
  ['Upcoming Vehicles', 'Add upcoming vehicle'],
  ['Customer Showcase', 'Add customer showcase'],
  ['Blog Management', 'Add blog post'],
] as const;

test('admin forms and lists open, and are stored for the HTML validator', async ({ page, staff }) => {
  await openAdmin(page, staff);
  for (const [section, action] of FORMS) {
    await openSection(page, section);
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await storeAdminDocument(page, action);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const section of ['Subscribers', 'Activity', 'Notifications', 'Privacy']) {
    await openSection(page, section);
    await expect(page.getByText('Loading')).toHaveCount(0);
    await storeAdminDocument(page, section);
  }
});
