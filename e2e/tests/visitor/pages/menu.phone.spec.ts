import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

test('the phone menu works by keyboard, traps the focus and returns it', async ({ page }) => {
  await open(page, '/about');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const holdsFocus = () => menu.evaluate((dialog) => dialog.contains(document.activeElement));
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await holdsFocus()).toBe(true);
  const links = await menu.getByRole('link').count();
  for (let step = 0; step < links; step++) await page.keyboard.press('Tab');
  expect(await holdsFocus()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});
