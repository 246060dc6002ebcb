import { expect } from '@playwright/test';
import { delayResponses } from '../../src/browser/delay-responses.ts';
import { test } from '../../src/test.ts';

const widths = (paragraphs: Element[]) => paragraphs.map((paragraph) => Math.round(paragraph.getBoundingClientRect().width));

for (const language of ['en', 'ar'])
  test(`columns of text keep their width when the fonts load (${language})`, async ({ page }) => {
    const release = await delayResponses(page, '**/*.woff2');
    await page.goto(`/terms?lang=${language}`, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const paragraphs = page.locator('main section p');
    const before = await paragraphs.evaluateAll(widths);
    expect(before.length).toBeGreaterThan(3);
    release();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    expect(await paragraphs.evaluateAll(widths)).toEqual(before);
  });
