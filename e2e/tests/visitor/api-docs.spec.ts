import { expect, test } from '@playwright/test';

test('the page of the API shows its calls under the policy of the site', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /Add a vehicle/ }).click();
  await expect(page.getByText('Request body').first()).toBeVisible();
  await expect(page.getByText('Aurelio').first()).toBeVisible();
  expect(refused).toEqual([]);
});
