import { LANGUAGES, type Language, languageSettings } from '@dealership/contracts';
import { documentTitle, type PageHeadProps } from '@dealership/ui-kit';
import { json } from '../json.js';
import { absoluteNodes, escapeHtml } from './markup.js';
import type { Preload } from './page.js';
import { startScript } from './start-script.js';
import type { StyleSheet } from './style-sheets.js';

/** Where the document stands: the site's address, and the page's path without its query. */
export interface DocumentPlace {
  origin: string;
  path: string;
}

export interface HeadParts {
  language: Language;
  nonce: string;
  siteName: string;
  place: DocumentPlace;
  head: PageHeadProps | undefined;
  scripts: string[];
  preloads: Preload[];
  styles: StyleSheet[];
  fonts: string[];
  /** Shared where a page has no picture of its own. */
  standardPicture: { url: string; width: number; height: number };
}

function pictureLink({ picture }: PageHeadProps): string {
  if (!picture) return '';
  const { srcSet, sizes, type } = picture;
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

/** A page's address in one language: English at the address itself, the others with `?lang=`. */
export function addressIn(language: Language, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** What search engines and those who share the page are told. */
function describing(
  head: PageHeadProps,
  title: string,
  { language, place, siteName, standardPicture, nonce }: HeadParts,
): string[] {
  const canonical = head.canonical ?? place.path;
  const address = addressIn(language, canonical, place.origin);
  const picture = head.sharePicture ?? { ...standardPicture, alt: siteName };
  const properties: Record<string, string | number> = {
    'og:type': head.kind ?? 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': head.description,
    'og:url': address,
    'og:locale': languageSettings(language).locale.slice(0, 5).replace('-', '_'),
    'og:image': new URL(picture.url, place.origin).href,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...LANGUAGES.map(({ code }) => {
      const href = escapeHtml(addressIn(code, canonical, place.origin));
      return `<link rel="alternate" hreflang="${code}" href="${href}">`;
    }),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressIn('en', canonical, place.origin))}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...absoluteNodes(head.structuredData ?? [], place.origin).map(
      (node) =>
        `<script type="application/ld+json" nonce="${nonce}">${json({ '@context': 'https://schema.org', ...node })}</script>`,
    ),
  ];
}

const isListed = (head: PageHeadProps | undefined): head is PageHeadProps =>
  head !== undefined && !head.robots && (head.status ?? 200) === 200;

/** Everything between `<head>` and `</head>`. */
export function renderHead(parts: HeadParts): string {
  const { head, nonce, siteName, scripts, preloads, styles, fonts } = parts;
  const title = documentTitle(head?.title ?? '', siteName);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    head?.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
    head?.robots && `<meta name="robots" content="${head.robots}">`,
    '<meta name="theme-color" content="#0b0c0e">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    head && pictureLink(head),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map(({ href, text }) =>
      // mini-css-extract recognises a sheet that is here already by `data-href`.
      text === undefined
        ? `<link rel="stylesheet" href="${href}">`
        : `<style nonce="${nonce}" data-href="${href}">${text}</style>`,
    ),
    `<script nonce="${nonce}">${startScript({ scripts, preloads })}</script>`,
    ...(isListed(head) ? describing(head, title, parts) : []),
  ]
    .filter(Boolean)
    .join('\n');
}
