import {
  DEFAULT_LANGUAGE,
  escapeHtml,
  NEWS_FEED_FILES,
  NEWS_FEED_TYPES,
  NEWS_FEEDS,
  type NewsFeed,
  newsFeedTitle,
  unclosedJson,
} from '@dealership/contracts';
import { documentTitle, type PageHeadProps } from '@dealership/ui-kit';
import { type HeadTag, headTags, type PageLocation, type SiteHead } from '@dealership/ui-kit/head-tags';
import { DESKTOP } from '../../media-queries.js';
import type { Piece } from './bytes.js';
import type { FontFile } from './shell-files.js';
import type { StyleSheet } from './style-sheets.js';

/** An inline script with its CSP source. */
export interface InlineScript {
  bytes: Buffer;
  hash: string;
}

export interface HeadParts {
  /** The CSP nonce of documents that are not shared; shared documents use hashes. */
  nonce: string | undefined;
  site: SiteHead;
  pageLocation: PageLocation;
  head: PageHeadProps | undefined;
  boot: InlineScript;
  styles: StyleSheet[];
  /** Those of `styles` that phones load after the page. */
  deferredStyles: string[];
  fonts: FontFile[];
}

function pictureLink({ picture }: PageHeadProps): string {
  if (!picture) return '';
  const { srcSet, sizes, type } = picture;
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

function markup([name, attributes, text]: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  if (text === undefined) return `<${name}${written.join('')}>`;
  return `<${name}${written.join('')}>${unclosedJson(text)}</${name}>`;
}

/** Feeds in the page's language. */
const feedLinks = ({ language }: PageLocation): string[] =>
  (Object.keys(NEWS_FEEDS) as NewsFeed[]).flatMap((feed) =>
    NEWS_FEED_FILES.map((file) => {
      const title = escapeHtml(newsFeedTitle(feed, file, language));
      const href = `/api/feeds/${feed}/${file}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`;
      return `<link rel="alternate" type="${NEWS_FEED_TYPES[file]}" title="${title}" href="${href}">`;
    }),
  );

/** Everything between `<head>` and `</head>`. */
export function renderHead(parts: HeadParts): Piece {
  const { head, nonce, site, pageLocation, boot, styles, deferredStyles, fonts } = parts;
  const allowed = nonce ? ` nonce="${escapeHtml(nonce)}"` : '';
  const lines: (Piece | undefined)[] = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(head, site.name))}</title>`,
    '<meta name="theme-color" content="#0b0c0e">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    head && pictureLink(head),
    ...fonts.map(
      ({ href, deferred }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${deferred ? ` media="${DESKTOP}"` : ''}>`,
    ),
    ...styles.map(({ href, inline }) => {
      const when = deferredStyles.includes(href) ? ` media="${DESKTOP}" data-deferred` : '';
      // mini-css-extract recognises an already loaded style sheet by `data-href`.
      return inline
        ? [`<style${allowed} data-href="${href}"${when}>`, inline.bytes, '</style>']
        : `<link rel="stylesheet" href="${href}"${when}>`;
    }),
    [`<script${allowed}>`, boot.bytes, '</script>'],
    ...(nonce ? [] : feedLinks(pageLocation)),
    ...(head ? headTags(head, pageLocation, site) : []).map(markup),
  ];
  return lines.flatMap((line) => (line ? [line, '\n'] : [])).slice(0, -1);
}
