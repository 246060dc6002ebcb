import type { Page } from '@playwright/test';

/** Delays files that match the pattern until the returned function is called. */
export async function delayResponses(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
