import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { rowOf } from '../../../src/pages/admin.ts';
import { done, openAdmin, sendMessage, test } from '../../../src/pages/staff.ts';

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

test('requests are filtered on the board, moved by keyboard and by dragging, and the list agrees', async ({ page, staff }) => {
  const { mark, email, api } = staff;
  for (const firstName of ['Keys', 'Pointer']) {
    await sendMessage(api, { firstName, lastName: mark, email, phone: '+971 50 123 4567', message: 'Is it still there?' });
  }
  await openAdmin(page, staff, '?tab=inbox');
  await page.getByRole('radiogroup', { name: 'Layout' }).getByText('Board', { exact: true }).click();
  await page.getByRole('searchbox').fill(mark);
  const column = (state: string) => page.getByRole('region', { name: new RegExp(`^${state} \\d+$`) });
  const cards = page.getByRole('listitem').filter({ hasText: mark });
  await expect(column('New').getByRole('listitem')).toHaveCount(2);
  await expect(column('New').getByRole('heading')).toHaveText('New 2');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Import request');
  await expect(cards).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Customer message');
  await expect(cards).toHaveCount(2);

  const menu = (name: string) => page.getByRole('button', { name: `Move ${name} ${mark} to…` });
  await menu('Keys').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Answered' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The menu moves the focus one frame later.
  await expect(page.getByRole('menuitem', { name: 'Waiting for customer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done(page, `Keys ${mark}: moved to “Waiting for customer”`)).toBeVisible();
  await expect(column('Waiting for customer').getByRole('listitem')).toContainText('Keys');
  await expect(menu('Keys')).toBeFocused();

  // Columns with cards are of the same width; empty and folded ones are strips.
  const widthOf = async (state: string) => Math.round((await column(state).boundingBox())?.width ?? 0);
  const width = await widthOf('New');
  expect(await widthOf('Waiting for customer')).toBe(width);
  for (const state of ['Answered', 'Won', 'Lost', 'Spam']) expect(await widthOf(state)).toBeLessThan(width / 2);
  const card = column('New').getByRole('listitem');
  await expect(card).toContainText('Pointer');
  await page.mouse.move(...(await middleOf(card.getByText('Customer message'))));
  await page.mouse.down();
  await expect(async () => {
    await page.mouse.move(...(await middleOf(column('Won'))), { steps: 12 });
    expect(await column('Won').evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  }).toPass();
  await page.mouse.up();
  await expect(done(page, `Pointer ${mark}: moved to “Won”`)).toBeVisible();
  await expect(column('Won').getByRole('heading')).toHaveText('Won 1');
  await expect(column('Won').getByRole('listitem')).toContainText('Pointer');
  await expect(column('New').getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('radiogroup', { name: 'Layout' }).getByText('List', { exact: true }).click();
  const stateOf = (name: string) => rowOf(page, `${name} ${mark}`).getByRole('cell').last();
  await expect(stateOf('Keys')).toHaveText('Waiting for customer');
  await expect(stateOf('Pointer')).toHaveText('Won');
  // The URL contains the selection, so the filters still apply; the new state has been saved.
  await page.reload();
  await expect(stateOf('Keys')).toHaveText('Waiting for customer');
  await expect(stateOf('Pointer')).toHaveText('Won');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('contact');
});
