import { expect } from '@playwright/test';
import { test } from '../../../src/test.ts';

test("the API documentation shows its calls under the site's security policy", async ({ page }) => {
  test.slow();
  // With so many calls, the page renders only the first ones until it is scrolled. A URL with a call opens that call.
  await page.goto('/api/docs#/catalog/createVehicle');
  // Swagger UI reads the whole description first, which takes seconds on a slow machine.
  await expect(page.getByRole('button', { name: /Creates a vehicle/ })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Request body').first()).toBeVisible();
  await expect(page.getByText('Aurelio').first()).toBeVisible();
});
