import { expect } from '@playwright/test';
import { coveredContent } from '../../../src/checks/covered-content.ts';
import { open } from '../../../src/pages/open.ts';
import { test } from '../../../src/test.ts';

/** What stands beside the description, by the page of a car. */
const BESIDE = { '/vehicle/1': '[class$="page_inquiry"]', '/upcoming-vehicle/1': '[class$="page_side"]' };

for (const [path, beside] of Object.entries(BESIDE))
  test(`the column beside the description of ${path} never covers the specification`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const specification = '[class$="page_specification"]';
    const box = await page.locator(specification).boundingBox();
    for (const below of [900, 600, 300, 0, -200]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), (box?.y ?? 0) - below);
      expect(await coveredContent(page.locator(beside), specification), `${below} px below the top`).toEqual([]);
    }
  });
