import { expect } from '@playwright/test';
import { test } from '../../src/test.ts';

test('the page of the API shows its calls under the policy of the site', async ({ page }) => {
  // Of that many calls the page shows the first alone until one scrolls; an address with a call opens it.
  await page.goto('/api/docs#/catalog/createVehicle');
  await expect(page.getByRole('button', { name: /Add a vehicle/ })).toBeVisible();
  await expect(page.getByText('Request body').first()).toBeVisible();
  await expect(page.getByText('Aurelio').first()).toBeVisible();
});
