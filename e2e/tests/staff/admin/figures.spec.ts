import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessibleAndFitting } from '../../../src/checks/axe.ts';
import { createVehicle } from '../../../src/pages/admin.ts';
import { openAdmin, sendMessage, test } from '../../../src/pages/staff.ts';

test('figures of a period are plotted, and each plot is also a table and a file', async ({ page, staff }) => {
  const vehicleId = await createVehicle(staff);
  const { mark, email } = staff;
  await sendMessage(staff.api, { firstName: 'Layla', lastName: mark, email, message: 'Is it still there?', vehicleId });
  await openAdmin(page, staff, '?tab=reports');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  const asked = page.getByRole('article', { name: 'Vehicles asked for most' });
  // On a busy machine the charts take seconds to draw.
  await expect(asked.getByRole('rowheader', { name: mark })).toBeVisible({ timeout: 30_000 });
  await expect(asked.locator('svg path.recharts-rectangle').first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await asked.getByRole('button', { name: 'CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('vehicles-asked.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(mark);
  await expectAccessibleAndFitting(page, 'figures');
});
