import { expect } from '@playwright/test';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

/** A car with pictures of a full rotation. */
const TURNED = '/inventory?search=Altavia+Ibrida';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of LANGUAGES)
  test(`the turntable fits the screen, focuses its slider and returns the focus, in ${language}`, async ({ page }) => {
    await open(page, inLanguage(TURNED, language));
    const address = await page.locator('main article h3 a').first().getAttribute('href');
    await open(page, inLanguage(String(address), language));
    const opener = page.locator('[class*="gallery_turn"]');
    await opener.press('Enter');
    const dialog = page.locator('dialog[open]');
    const slider = dialog.getByRole('slider');
    await expect(slider).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    expect((await dialog.boundingBox())?.width).toBe(390);
    for (const part of [slider, dialog.getByRole('button')]) await expect(part).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
