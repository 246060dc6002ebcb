import { LANGUAGES } from '@dealership/contracts';
import { addressIn } from '@dealership/ui-kit/head-tags';
import type { SitemapPage } from '@dealership/ui-kit/lifecycles';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';

/** Of the protocol's 50,000. */
const PAGES_PER_FILE = 10_000;

const SHELL_PAGES: SitemapPage[] = ['/', '/about', '/contact', '/privacy', '/terms', '/cookies', '/credits'].map((path) => ({
  path,
}));

/** Pages that are nobody's search result. */
const HIDDEN = [
  '/admin',
  '/admin-login',
  '/admin-password',
  '/api/',
  '/newsletter/',
  '/alerts/',
  '/journey/',
  '/appointment',
  '/payment-success',
];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    'Allow: /api/feeds/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const itemOf = ({ path, images = [], lastModified }: SitemapPage, origin: string): SitemapItemLoose => ({
  url: addressIn('en', path, origin),
  links: LANGUAGES.map(({ code }) => ({ lang: code, url: addressIn(code, path, origin) })),
  img: images.map((image) => ({ url: new URL(image, origin).href })),
  ...(lastModified && { lastmod: lastModified }),
});

async function write(stream: SitemapStream | SitemapIndexStream, items: SitemapItemLoose[]): Promise<string> {
  for (const item of items) stream.write(item);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/**
 * `sitemap.xml` (no number): the pages themselves, or an index of `sitemap-1.xml` … when they are too many for one file.
 * `null` for a file that there is not.
 */
export async function renderSitemap(remotePages: SitemapPage[], origin: string, file?: number): Promise<string | null> {
  const pages = [...SHELL_PAGES, ...remotePages];
  const files = Math.ceil(pages.length / PAGES_PER_FILE);
  if (file === undefined && files > 1) {
    const addresses = Array.from({ length: files }, (_, at) => ({ url: `${origin}/sitemap-${at + 1}.xml` }));
    return write(new SitemapIndexStream(), addresses);
  }
  const from = ((file ?? 1) - 1) * PAGES_PER_FILE;
  const shown = pages.slice(from, from + PAGES_PER_FILE);
  if (from < 0 || shown.length === 0) return null;
  const items = shown.map((page) => itemOf(page, origin));
  return write(new SitemapStream({ hostname: origin, xmlns: { news: false, video: false, image: true, xhtml: true } }), items);
}
