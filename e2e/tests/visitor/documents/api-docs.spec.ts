import { expect } from '@playwright/test';
import { test } from '../../../src/test.ts';

test("the API documentation shows its calls under the site's security policy", async ({ page }) => {
  // With so many calls, the page renders only the first ones until it is scrolled. A URL with a call opens that call.
  await page.goto('/api/docs#/catalog/createVehicle');
  await expect(page.getByRole('button', { name: /Creates a vehicle/ })).toBeVisible();
  await expect(page.getByText('Request body').first()).toBeVisible();
  await expect(page.getByText('Aurelio').first()).toBeVisible();
});
