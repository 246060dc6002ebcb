import { expect } from '@playwright/test';
import { inLanguage, LANGUAGES, PUBLIC_PAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

const ONE = { cookie: 'lang=ja; _ga=GA1.1', 'user-agent': 'one', 'accept-language': 'ar', referer: 'https://one.example/' };
const OTHER = { cookie: 'lang=ar', 'user-agent': 'two', 'accept-language': 'ja;q=0.5', 'x-forwarded-for': '203.0.113.7' };

// Documents for staff or for a single customer are not shared; they are rendered for every request.
const ADDRESSES = PUBLIC_PAGES.filter((path) => !/^\/(admin-|journey\/|appointment$)/.test(path)).flatMap((path) =>
  LANGUAGES.map((language) => inLanguage(path, language)),
);

test('documents contain nothing visitor-specific: two visitors get the same bytes', async ({ request }) => {
  const first = new Map<string, string>();
  for (const address of ADDRESSES) first.set(address, await (await request.get(address, { headers: ONE })).text());
  for (const address of ADDRESSES) {
    // Wait for a newly rendered document instead of the first visitor's copy.
    await expect(async () => {
      const answer = await request.get(address, { headers: OTHER });
      expect(answer.headers()['x-cache']).toBe('miss');
      expect((await answer.text()) === first.get(address), address).toBe(true);
    }).toPass();
  }
});
