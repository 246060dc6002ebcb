import { keepDocument } from '@dealership/server-kit/testing';
import { expect, test } from '@playwright/test';
import { lacks, structuredData, typesOf } from '../../../src/checks/structured-data.ts';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from '../../../src/pages/public-pages.ts';
import { makeAppointment, makeJourney } from '../../../src/pages/secret-pages.ts';
import { test as staffTest } from '../../../src/pages/staff.ts';
import { buyMembership, endMemberships } from '../../../src/payments/purchase.ts';

/** The pages that have structured data besides breadcrumbs, with its types. */
const EXPECTED_TYPES: Record<string, string[]> = {
  '/': ['WebSite', 'AutoDealer', 'FAQPage'],
  '/contact': ['AutoDealer'],
  '/vehicle/1': ['Product+Car'],
  '/upcoming-vehicle/1': ['Product+Car'],
  '/blog?post=how-to-read-a-japanese-auction-sheet': ['BlogPosting'],
};

for (const path of [...PUBLIC_PAGES, '/newsletter/unsubscribe', '/api/docs'])
  test(`the structured data of ${path} are complete in every language`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const html = await (await request.get(inLanguage(path, language), { headers: { accept: 'text/html' } })).text();
      keepDocument('pages', `${path}.${language}`, html);
      const nodes = structuredData(html);
      expect(nodes.flatMap((node) => lacks(node))).toEqual([]);
      const types = nodes.map((node) => typesOf(node).join('+')).filter((type) => type !== 'BreadcrumbList');
      expect(types).toEqual(EXPECTED_TYPES[path] ?? []);
    }
  });

staffTest(
  'the pages of a journey, an appointment and a payment open by their links in every language',
  async ({ visitor, staff }) => {
    staffTest.slow();
    const { email, mark } = staff;
    const pages = {
      journey: { path: (await makeJourney(staff)).path, shown: visitor.getByRole('heading', { level: 1, name: mark }) },
      appointment: { path: await makeAppointment(staff), shown: visitor.locator('main dl') },
      payment: {
        path: await buyMembership(staff.api, { email, lastName: mark }),
        shown: visitor.locator('[aria-labelledby="receipt-title"]'),
      },
    };
    for (const language of LANGUAGES)
      for (const [name, { path, shown }] of Object.entries(pages)) {
        const response = await open(visitor, inLanguage(path, language));
        await expect(shown.first()).toBeVisible();
        keepDocument('pages', `${name}.${language}`, String(await response?.text()));
        // The browser looks up a payment; the parts of a journey are loaded later.
        const markup = await visitor.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
        keepDocument('pages', `${name}-in-the-browser.${language}`, markup);
      }
    await endMemberships(staff.api, email);
  },
);
