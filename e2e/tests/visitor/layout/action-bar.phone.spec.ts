import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of LANGUAGES)
  test(`price and actions at the bottom edge fit a phone in ${language}`, async ({ page }) => {
    await open(page, inLanguage('/upcoming-vehicle/1', language));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const bar = page.locator('[data-action-bar="shown"]');
    await expect(bar).toBeVisible();
    // Measure the contents: overflow of a fixed bar does not widen the page.
    const edges = await bar.evaluate((element) => {
      const boxes = [...element.querySelectorAll('*')].map((child) => child.getBoundingClientRect());
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
    });
    expect(edges.left).toBeGreaterThanOrEqual(0);
    expect(edges.right).toBeLessThanOrEqual(390);
  });
