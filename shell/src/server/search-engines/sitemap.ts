import { LANGUAGES, UNINDEXED_PATHS } from '@dealership/contracts';
import { addressIn } from '@dealership/ui-kit/head-tags';
import type { SitemapPage } from '@dealership/ui-kit/lifecycles';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';

/** The protocol allows 50,000. */
const PAGES_PER_FILE = 10_000;

const SHELL_PAGES: SitemapPage[] = ['/', '/about', '/contact', '/privacy', '/terms', '/cookies', '/credits'].map((path) => ({
  path,
}));

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', ...UNINDEXED_PATHS].map((path) => `Disallow: ${path}`),
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
 * Renders `sitemap.xml` (no number): all pages, or an index of `sitemap-1.xml` etc. if they do not fit into one file.
 * `null` for an unknown file.
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
