import type { Page } from '@playwright/test';

/** Files that fit the pattern do not come before the answer is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
