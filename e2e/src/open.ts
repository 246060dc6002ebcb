import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its code is there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  // A sign of the visitor: on phones the code waits for one.
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toBeAttached();
  return response;
}
