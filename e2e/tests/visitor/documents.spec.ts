import { keepDocument } from '@dealership/server-kit/testing';
import { expect, test } from '@playwright/test';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from '../../src/public-pages.ts';
import { lacks, structuredData, typesOf } from '../../src/structured-data.ts';

/** What search engines are told, besides the way from the home page, by the pages that tell them more. */
const TOLD: Record<string, string[]> = {
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
      const told = nodes.map((node) => typesOf(node).join('+')).filter((type) => type !== 'BreadcrumbList');
      expect(told).toEqual(TOLD[path] ?? []);
    }
  });
