import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its code is there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  return response;
}
