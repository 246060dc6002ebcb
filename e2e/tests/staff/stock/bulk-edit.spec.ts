import { expect } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { createVehicle, rowOf } from '../../../src/pages/admin.ts';
import { done, openAdmin, test } from '../../../src/pages/staff.ts';

test('selected vehicles are changed together, archived and restored', async ({ page, visitor, staff }) => {
  const ids = [await createVehicle(staff), await createVehicle(staff)];
  await openAdmin(page, staff, `?tab=vehicles&q=${staff.mark}`);
  await expect(rowOf(page, staff.mark)).toHaveCount(2);
  const choose = async () => {
    for (const box of await page.getByRole('checkbox', { name: new RegExp(`^Select .*${staff.mark}`) }).all()) await box.check();
  };
  await choose();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit selected vehicles (2)' });
  await dialog.getByLabel('Change of price').fill('-10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(page, 'Vehicles changed: 2')).toBeVisible();
  const price = async (id?: number) => (await (await staff.api.get(`/api/vehicles/${id}`)).json()).price;
  for (const id of ids) await expect.poll(() => price(id)).toBe(819_000);

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Archive the selected vehicles (2)?' });
  await question.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(done(page, 'Vehicles archived: 2')).toBeVisible();
  await expect(rowOf(page, staff.mark)).toHaveCount(0);
  await expect.poll(async () => (await visitor.request.get(`/vehicle/${ids[0]}`)).status()).toBe(404);

  await page.getByLabel('Vehicles shown').selectOption('Archive');
  const restore = page.getByRole('button', { name: new RegExp(`^Bring .*${staff.mark}.* back$`) });
  await expect(restore).toHaveCount(2);
  await expectAccessible(page);
  for (const left of [1, 0]) {
    await restore.first().click();
    await expect(restore).toHaveCount(left);
  }
  for (const id of ids) expect(await price(id)).toBe(819_000);
});
