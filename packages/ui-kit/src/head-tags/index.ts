import { LANGUAGES, type Language, languageSettings } from '@dealership/contracts';
import { documentTitle } from '../head/document-title.js';
import type { PageHeadProps } from '../head/page-head-props.js';

/** Head tags common to all pages. `picture`: default share picture. */
export interface SiteHead {
  name: string;
  /** The site's origin, `https://cars.example`. */
  origin: string;
  picture: { url: string; width: number; height: number };
}

/** A page's path without query, and its display language. */
export interface PageLocation {
  path: string;
  language: Language;
}

/** A head element: name, attributes, and text content, if any. */
export type HeadTag = [name: 'link' | 'meta' | 'script', attributes: Record<string, string>, text?: string];

/** A page's URL in one language: English without a parameter, others with `?lang=`. */
export function addressIn(language: Language, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** A schema.org node with site-relative URLs (texts starting with a single `/`) made absolute. */
const jsonLd = (node: object, origin: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }, (_key, value) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value,
  );

const isListed = ({ robots, status = 200 }: PageHeadProps): boolean => !robots && status === 200;

/** Tags for search engines and link previews. */
function listedTags(
  head: PageHeadProps,
  { path, language }: PageLocation,
  { name, origin, picture: fallback }: SiteHead,
): HeadTag[] {
  const canonical = head.canonical ?? path;
  const address = addressIn(language, canonical, origin);
  const picture = head.sharePicture ?? { ...fallback, alt: name };
  const properties = {
    type: head.kind ?? 'website',
    site_name: name,
    title: documentTitle(head, name),
    description: head.description,
    url: address,
    locale: languageSettings(language).locale.slice(0, 5).replace('-', '_'),
    image: new URL(picture.url, origin).href,
    'image:width': `${picture.width}`,
    'image:height': `${picture.height}`,
    'image:alt': picture.alt,
  };
  const alternate = (hreflang: string, code: Language): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: addressIn(code, canonical, origin) },
  ];
  return [
    ['link', { rel: 'canonical', href: address }],
    ...LANGUAGES.map(({ code }) => alternate(code, code)),
    alternate('x-default', 'en'),
    ...Object.entries(properties).map(([property, content]): HeadTag => ['meta', { property: `og:${property}`, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...(head.structuredData ?? []).map((node): HeadTag => ['script', { type: 'application/ld+json' }, jsonLd(node, origin)]),
  ];
}

/** Head tags of a page besides its title; the server renders them, and the browser updates them on navigation. */
export function headTags(head: PageHeadProps, pageLocation: PageLocation, site: SiteHead): HeadTag[] {
  const named = (name: string, content: string | undefined): HeadTag[] => (content ? [['meta', { name, content }]] : []);
  return [
    ...named('description', head.description),
    ...named('robots', head.robots),
    ...(isListed(head) ? listedTags(head, pageLocation, site) : []),
  ];
}

/** Selectors of the elements that `headTags` creates. */
const HEAD_TAGS =
  'link[rel=canonical],link[hreflang],meta[property^="og:"],meta[name=description],meta[name=robots],meta[name="twitter:card"],script[type="application/ld+json"]';

/** Reads the common data from the server's document. */
function siteOfDocument(): SiteHead {
  const { siteName = '', siteOrigin = window.location.origin, sitePicture } = document.documentElement.dataset;
  return { name: siteName, origin: siteOrigin, picture: JSON.parse(sitePicture ?? '{"url":"/"}') };
}

function toElement([name, attributes, text = '']: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** Replaces the previous page's tags with this page's. */
export function writeHeadTags(head: PageHeadProps, pageLocation: PageLocation): void {
  const tags = headTags(head, pageLocation, siteOfDocument());
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  document.head.append(...tags.map(toElement));
}
