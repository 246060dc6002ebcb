import { expect } from '@playwright/test';
import { A4_POINTS, pagesOf } from '../../../src/checks/print.ts';
import { open } from '../../../src/pages/open.ts';
import { inLanguage } from '../../../src/pages/public-pages.ts';
import { makeJourney } from '../../../src/pages/secret-pages.ts';
import { test as staffTest } from '../../../src/pages/staff.ts';
import { test } from '../../../src/test.ts';

// The longest quote: everything included, no free commission, and the UAE estimate.
const LONGEST = '/auction-bidding?price=4999999&rate=151.37&rateDate=2026-11-20&loading=1&insurance=1&uae=1';

const TITLES = { en: 'In the UAE (estimate)', ar: 'في الإمارات (تقديري)', ja: 'UAEでの費用（目安）' };

for (const [language, title] of Object.entries(TITLES))
  test(`the longest quote prints on one A4 page in ${language}`, async ({ page }) => {
    await open(page, inLanguage(LONGEST, language));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await pagesOf(page)).toEqual([A4_POINTS]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('output').filter({ hasText: /AED|درهم/ })).toHaveCount(2);
  });

for (const language of Object.keys(TITLES))
  for (const path of ['/vehicle/1', '/upcoming-vehicle/1'])
    test(`${path} prints on one A4 page, with the dealer’s data, day and address, without controls, in ${language}`, async ({
      page,
    }) => {
      await open(page, inLanguage(path, language));
      await page.evaluate(() => document.fonts.ready);
      expect(await pagesOf(page)).toEqual([A4_POINTS]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#site-header svg').first()).toBeVisible();
      await expect(page.locator('#site-footer address').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByText(new URL(path, page.url()).href.replace(/^https?:\/\//, ''))).toBeVisible();
      for (const part of ['#site-whatsapp', 'main form', 'main a', 'main button'])
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
    });

for (const language of Object.keys(TITLES))
  test(`a vehicle’s sheet and a comparison of three print on one A4 page each, with the dealer’s data, in ${language}`, async ({
    page,
  }) => {
    for (const path of ['/vehicle/1/sheet', '/compare?cars=1,2,3']) {
      await open(page, inLanguage(path, language));
      await page.evaluate(() => document.fonts.ready);
      expect(await pagesOf(page), path).toEqual([A4_POINTS]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#site-footer address').filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });

staffTest(
  'a journey under way is printed on one A4 page in every language, with its steps and the vessel',
  async ({ visitor, staff }) => {
    staffTest.slow();
    const { path } = await makeJourney(staff);
    for (const language of Object.keys(TITLES)) {
      await open(visitor, inLanguage(path, language));
      await visitor.evaluate(() => document.fonts.ready);
      expect(await pagesOf(visitor), language).toEqual([A4_POINTS]);
      await visitor.emulateMedia({ media: 'print' });
      await expect(visitor.locator('main ol > li').filter({ visible: true })).toHaveCount(11);
      await expect(visitor.getByText('MV Morning Star, voyage 118').filter({ visible: true })).toHaveCount(1);
      await expect(visitor.locator('main button, main form, main img').filter({ visible: true })).toHaveCount(0);
      await visitor.emulateMedia({ media: null });
    }
  },
);
