import { expect } from '@playwright/test';
import { test } from '../../src/test.ts';

test('the page of the API shows its calls under the policy of the site', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /Add a vehicle/ }).click();
  await expect(page.getByText('Request body').first()).toBeVisible();
  await expect(page.getByText('Aurelio').first()).toBeVisible();
});
