/** @jest-environment @dealership/build-kit/jest/server-environment */
import { describe, expect, it } from '@jest/globals';
import { rendered, shellSite } from '../testing/shell-site.js';

const { answers, site, get } = shellSite();

describe('the language of a document', () => {
  it.each([
    ['the cookie', { cookie: 'a=b; lang=ar', 'accept-language': 'ja' }, 'ar', 'rtl'],
    ['the browser', { 'accept-language': 'fr, ja;q=0.8' }, 'ja', 'ltr'],
    ['English', { 'accept-language': 'fr' }, 'en', 'ltr'],
    ['English when the cookie is an attack', { cookie: 'lang="><script>' }, 'en', 'ltr'],
  ])('is that of %s', async (_of, headers, language, direction) => {
    const { body } = await get('/', headers as Record<string, string>);
    expect(body).toContain(`<html lang="${language}" dir="${direction}"`);
  });

  it('is passed to the remote', async () => {
    const asked: string[] = [];
    answers.fragment = async (url, language) => {
      asked.push(`${language} ${url}`);
      return rendered();
    };
    await get('/inventory?make=A', { cookie: 'lang=ar' });
    expect(asked).toEqual(['ar /inventory?make=A']);
  });

  it('is chosen by a link without scripts, and remembered', async () => {
    const { statusCode, headers, body } = await get('/inventory?page=2&lang=ja', { cookie: 'lang=ar' });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBe('__Host-lang=ja; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(body).toContain('<html lang="ja"');
  });

  it("is linked without losing the page's query", async () => {
    const { body } = await get('/inventory?make=A%20%26%20B&page=2', { cookie: 'lang=ar' });
    expect(body).toContain('href="/inventory?make=A+%26+B&amp;page=2&amp;lang=ja"');
  });

  it("is linked with this page's query, and without one if there is none", async () => {
    const linked = async (address: string) => {
      const [, links = ''] = (await get(address)).body.split('id="header-languages"');
      return [
        ...links
          .split('</ul>', 1)
          .join()
          .matchAll(/href="([^"]*)"/g),
      ].map(([, href]) => href);
    };
    const inventory = (query: string) => ['en', 'ar', 'ja'].map((language) => `/inventory?${query}lang=${language}`);
    expect(await linked('/inventory?page=2')).toEqual(inventory('page=2&amp;'));
    expect(await linked("/inventory?search=a'b")).toEqual(inventory('search=a%27b&amp;'));
    expect(await linked('/inventory')).toEqual(inventory(''));
  });

  it('is that of the news feeds, which differ by their titles', async () => {
    const { body } = await get('/about?lang=ja', { 'x-csp-nonce': '' });
    const feeds = [...body.matchAll(/<link rel="alternate" type="[^"]+" title="([^"]+)" href="([^"]+)">/g)];
    expect(feeds.map(([, title, href]) => [title, href])).toEqual([
      ['新着車両 (RSS)', '/api/feeds/arrivals/rss.xml?lang=ja'],
      ['新着車両 (Atom)', '/api/feeds/arrivals/atom.xml?lang=ja'],
      ['ブログ (RSS)', '/api/feeds/posts/rss.xml?lang=ja'],
      ['ブログ (Atom)', '/api/feeds/posts/atom.xml?lang=ja'],
    ]);
  });

  it('ignores unsupported languages', async () => {
    const { statusCode, headers } = await get('/inventory?page=2&lang=xx');
    expect([statusCode, headers.location]).toEqual([303, '/inventory?page=2']);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it.each([
  ['en', 'Test Motors'],
  ['ar', 'تست موتورز'],
  ['ja', 'Test Motors'],
])('names the dealer in the reader’s language, falling back to English (%s)', async (language, name) => {
  site.settings = {
    ...site.settings,
    dealer: { ...site.settings.dealer, name: { en: 'Test Motors', ar: 'تست موتورز', ja: '' } },
  };
  const { body } = await get('/contact', { cookie: `lang=${language}` });
  expect(body).toContain(`data-site-name="${name}"`);
  expect(body).toMatch(new RegExp(`<title>[^<]* \\| ${name}</title>`));
  expect(body).toContain(`"@id":"https://cars.example/#dealer","name":"${name}"`);
  expect(body).toContain(`<strong>${name}</strong>`);
  expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
});
