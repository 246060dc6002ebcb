/** @jest-environment @dealership/build-kit/jest/server-environment */
import { describe, expect, it } from '@jest/globals';
import { rendered, shellSite } from '../../testing/shell-site.js';
import { renderSitemap } from './sitemap.js';

const { answers, get } = shellSite();

describe('metadata for search engines', () => {
  it('is the page’s URL in this language, and in the others', async () => {
    const { body } = await get('/inventory?utm_source=x', { cookie: 'lang=ar' });
    expect(body).toContain('<link rel="canonical" href="https://cars.example/inventory?lang=ar">');
    expect(body).toContain('<link rel="alternate" hreflang="en" href="https://cars.example/inventory">');
    expect(body).toContain('<link rel="alternate" hreflang="ja" href="https://cars.example/inventory?lang=ja">');
    expect(body).toContain('<meta property="og:locale" content="ar_AE">');
  });

  it("is the page's canonical URL", async () => {
    answers.fragment = async () => rendered({ head: { title: 'A', description: 'B', canonical: '/blog?post=a-b' } });
    expect((await get('/inventory', { cookie: 'lang=ja' })).body).toContain(
      '<link rel="canonical" href="https://cars.example/blog?post=a-b&amp;lang=ja">',
    );
  });

  it('is schema.org data with absolute URLs, which cannot close its script', async () => {
    const offers = { '@type': 'Offer', url: '/vehicle/1' } as const;
    const node = { '@type': 'Car', name: '</script><b>', url: '/vehicle/1', offers } as const;
    answers.fragment = async () => rendered({ head: { title: 'A', description: 'B', structuredData: [node] } });
    const { body } = await get('/vehicle/1');
    const [, text = ''] = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      ...node,
      url: 'https://cars.example/vehicle/1',
      offers: { ...offers, url: 'https://cars.example/vehicle/1' },
    });
  });

  it("is the page's share picture, else the site’s", async () => {
    const sharePicture = { url: '/media/a.webp', width: 1200, height: 800, alt: 'A car' };
    answers.fragment = async () => rendered({ head: { title: 'A', description: 'B', sharePicture } });
    expect((await get('/inventory')).body).toContain('<meta property="og:image" content="https://cars.example/media/a.webp">');
    expect((await get('/about')).body).toContain('<meta property="og:image:width" content="1600">');
  });

  it('is absent on a 404 page', async () => {
    const { body } = await get('/nothing-here');
    expect(body).not.toContain('rel="canonical"');
    expect(body).not.toContain('og:title');
  });
});

describe('the sitemap', () => {
  it('is unavailable while a remote is', async () => {
    answers.sitemap = async () => {
      throw new Error('unavailable');
    };
    const { statusCode, headers } = await get('/sitemap.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  });

  it('lists pages of the shell and of remotes, in every language, with pictures', async () => {
    answers.sitemap = async () => [
      { path: '/blog?post=a&b', images: ['/media/a.webp'], lastModified: '2026-01-02T00:00:00.000Z' },
    ];
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain('<loc>https://cars.example/about</loc>');
    expect(body).toContain('hreflang="ar" href="https://cars.example/about?lang=ar"');
    expect(body).toContain('<image:loc>https://cars.example/media/a.webp</image:loc>');
    expect(body).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>');
  });

  it('is named in robots.txt, which excludes pages that are not indexed', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: https://cars.example/sitemap.xml');
    expect(body).toContain('Disallow: /admin\n');
  });
});

it('says where to report a vulnerability, expiring within a year', async () => {
  const { headers, body } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@b.example\n');
  expect(body).toContain('Canonical: https://cars.example/.well-known/security.txt\n');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 30 && days < 365).toBe(true);
});

it('declares the icon as UTF-8', async () => {
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

it('splits a long sitemap into files, with an index', async () => {
  const pages = Array.from({ length: 10_000 }, (_, at) => ({ path: `/vehicle/${at}` }));
  const index = (await renderSitemap(pages, 'https://cars.example')) ?? '';
  expect(index.match(/<sitemap>/g)).toHaveLength(2);
  expect((await renderSitemap(pages, 'https://cars.example', 1))?.match(/<url>/g)).toHaveLength(10_000);
  expect((await renderSitemap(pages, 'https://cars.example', 2))?.match(/<url>/g)).toHaveLength(7);
  expect(await renderSitemap(pages, 'https://cars.example', 3)).toBeNull();
});
