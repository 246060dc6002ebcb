import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // The blog hydrates on interaction.
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  return response;
}
