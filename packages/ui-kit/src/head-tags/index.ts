import { LANGUAGES, type Language, languageSettings } from '@dealership/contracts';
import { documentTitle } from '../head/document-title.js';
import type { PageHeadProps } from '../head/page-head-props.js';

/** What every page's head says of the site. `picture`: shared where a page has none of its own. */
export interface SiteHead {
  name: string;
  /** What visitors type, `https://cars.example`. */
  origin: string;
  picture: { url: string; width: number; height: number };
}

/** Where a page stands: its path without its query, and the language that it is shown in. */
export interface HeadPlace {
  path: string;
  language: Language;
}

/** An element of the head: name, attributes, and the text of those that hold one. */
export type HeadTag = [name: 'link' | 'meta' | 'script', attributes: Record<string, string>, text?: string];

/** A page's address in one language: English at the address itself, the others with `?lang=`. */
export function addressIn(language: Language, canonical: string, origin: string): string {
  const url = new URL(canonical, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href;
}

/** A schema.org node with every address of this site (a text that begins with one `/`) made absolute. */
const jsonLd = (node: object, origin: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...node }, (_key, value) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? new URL(value, origin).href : value,
  );

const isListed = ({ robots, status = 200 }: PageHeadProps): boolean => !robots && status === 200;

/** What search engines and those who share the page read. */
function listedTags(
  head: PageHeadProps,
  { path, language }: HeadPlace,
  { name, origin, picture: standard }: SiteHead,
): HeadTag[] {
  const canonical = head.canonical ?? path;
  const address = addressIn(language, canonical, origin);
  const picture = head.sharePicture ?? { ...standard, alt: name };
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

/** What a page says of itself besides its title; the server writes it, and in the browser it follows from page to page. */
export function headTags(head: PageHeadProps, place: HeadPlace, site: SiteHead): HeadTag[] {
  const named = (name: string, content: string | undefined): HeadTag[] => (content ? [['meta', { name, content }]] : []);
  return [
    ...named('description', head.description),
    ...named('robots', head.robots),
    ...(isListed(head) ? listedTags(head, place, site) : []),
  ];
}

/** Finds in a document what `headTags` makes. */
const HEAD_TAGS =
  'link[rel=canonical],link[hreflang],meta[property^="og:"],meta[name=description],meta[name=robots],meta[name="twitter:card"],script[type="application/ld+json"]';

/** As the server wrote it on the document. */
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

/** Puts the tags of a page in the place of those of the page before. */
export function writeHeadTags(head: PageHeadProps, place: HeadPlace): void {
  const tags = headTags(head, place, siteOfDocument());
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
  document.head.append(...tags.map(toElement));
}
