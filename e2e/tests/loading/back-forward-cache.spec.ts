import { expect } from '@playwright/test';
import { isRestoredAfter, test } from '../../src/browser/back-forward-cache.ts';
import { launchWithCache } from '../../src/browser/launch-options.ts';
import { open } from '../../src/pages/open.ts';

test.use({ launchOptions: launchWithCache });
test.skip(({ supportsBackForwardCache }) => !supportsBackForwardCache, 'this browser has no back/forward cache');

for (const path of ['/', '/inventory', '/vehicle/1', '/contact', '/blog'])
  test(`Back restores ${path} from the back/forward cache`, async ({ page }) => {
    // Repeated, because an event of the debugger that reaches the frozen page evicts it.
    await expect(async () => {
      await open(page, path);
      expect(await isRestoredAfter(page, '/about?left')).toBe(true);
    }).toPass();
  });
