import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

test('a visitor saves two cars, finds them again and compares them', async ({ page }) => {
  await open(page, '/inventory');
  const link = page.getByRole('link', { name: /^Saved cars/ });
  await expect(link).toHaveAccessibleName('Saved cars: 0');
  const hearts = page.getByRole('button', { name: /^Save the/ });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(link).toHaveAccessibleName('Saved cars: 2');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved cars' })).toBeVisible();
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: /^Mileage/ })).toBeVisible();
});
