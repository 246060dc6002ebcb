import { expect, type Page } from '@playwright/test';
import { A4_POINTS, pagesOf } from '../../../src/checks/print.ts';
import { open } from '../../../src/pages/open.ts';
import { inLanguage } from '../../../src/pages/public-pages.ts';
import { makeJourney } from '../../../src/pages/secret-pages.ts';
import { test as staffTest } from '../../../src/pages/staff.ts';
import { test } from '../../../src/test.ts';

// The longest quote: everything included, no free commission, and the UAE estimate.
const LONGEST = '/auction-bidding?price=4999999&rate=151.37&rateDate=2026-11-20&loading=1&insurance=1&uae=1';

const TITLES = { en: 'In the UAE (estimate)', ar: 'في الإمارات (تقديري)', ja: 'UAEでの費用（目安）' };

/** Presses the button that prints a part of the page, and leaves the page as it is printed. */
async function pressPrint(page: Page, part: '#calculator' | '#decoder', name: string | RegExp): Promise<void> {
  // Its code is loaded once it is visible.
  await page.locator(part).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.locator(part).getByRole('button', { name, exact: true }).click();
}

const PRINT = /^(Print or save as PDF|طباعة أو حفظ بصيغة PDF|印刷・PDF保存)$/;

for (const [language, title] of Object.entries(TITLES))
  test(`the longest quote prints alone on one A4 page in ${language}`, async ({ page }) => {
    await open(page, inLanguage(LONGEST, language));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await pressPrint(page, '#calculator', PRINT);
    expect(await pagesOf(page)).toEqual([A4_POINTS]);
    await pressPrint(page, '#calculator', PRINT);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#auction-sheet')).toBeHidden();
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
      await expect(page.locator('main img[src$=".svg"]').filter({ visible: true })).toHaveCount(
        path.startsWith('/vehicle/') ? 1 : 0,
      );
      for (const part of ['#site-whatsapp', 'main form', 'main a', 'main button'])
        expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
    });

for (const path of ['/terms', '/privacy', '/cookies', '/credits'])
  test(`${path} is printed as a letter of the dealer`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['#site-header svg', '#site-footer address'])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(1);
  });

test('the lines of a short quote are printed evenly spaced', async ({ page }) => {
  await open(page, '/auction-bidding');
  await pressPrint(page, '#calculator', PRINT);
  await page.emulateMedia({ media: 'print' });
  const gaps = await page.locator('#calculator table tbody th').evaluateAll((heads) =>
    heads.map((head) => {
      const words = document.createRange();
      words.selectNodeContents(head);
      return Math.round((head.parentElement as HTMLElement).offsetHeight - words.getBoundingClientRect().height);
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps), gaps.join()).toBeLessThanOrEqual(3);
});

test('the browser’s own print command prints the guide with the key to auction sheets, and the sheet’s button only that sheet', async ({
  page,
}) => {
  await open(page, '/auction-bidding?grade=4.5&interior=B');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#calculator table', '#auction-sheet dl[data-codes="damage"]', '#decoder'])
    await expect(page.locator(part), part).toBeVisible();
  await expect(page.locator('main :is(button, img, input)').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await pressPrint(page, '#decoder', 'Print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#decoder')).toBeVisible();
  for (const part of ['#calculator', '#auction-sheet dl[data-codes="damage"]', 'h1'])
    await expect(page.locator(`main ${part}`), part).toBeHidden();
});

const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';

const PAYMENT = {
  clientRef: ORDER,
  reference: 'AM-2026-00073',
  state: 'succeeded',
  plan: '2',
  planName: { en: '2 Months', ar: '', ja: '' },
  durationMonths: 2,
  amount: 110,
  currency: 'USD',
  failureMessage: null,
  paidAt: '2026-11-20T21:30:00Z',
  startDate: '2026-11-20T21:30:00Z',
  endDate: '2027-01-20T21:30:00Z',
  loginSentAt: null,
  representative: null,
};

const BUYER = {
  clientRef: ORDER,
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@visitor.example',
  billingAddress: 'Al Jurf 2, Building 4',
  city: 'Ajman',
  zipCode: '',
  country: 'AE',
};

for (const language of Object.keys(TITLES))
  test(`a receipt prints on one A4 page, with seller, buyer and day, without the next steps, in ${language}`, async ({
    page,
  }) => {
    await page.route(`**/api/payments/${ORDER}`, (route) => route.fulfill({ json: PAYMENT }));
    await page.addInitScript(
      ([order, buyer]) => {
        sessionStorage.setItem('auction-order-2', order);
        sessionStorage.setItem('auction-buyer', buyer);
      },
      [ORDER, JSON.stringify(BUYER)] as const,
    );
    await open(page, inLanguage('/payment-success?plan=2', language));
    await expect(page.getByText('AM-2026-00073')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await pagesOf(page)).toEqual([A4_POINTS]);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['#site-header svg', '#site-footer address', 'main h2'])
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(1);
    for (const text of ['AM-2026-00073', '$110.00', 'Layla Haddad', 'Al Jurf 2, Building 4', 'layla@visitor.example'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('main :is(h1, ol, button, a, svg)').filter({ visible: true })).toHaveCount(0);
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
