import { documentTitle, type HeadPlace, type HeadTag, headTags, type PageHeadProps, type SiteHead } from '@dealership/ui-kit';
import type { CodeFile } from '../document/bring-code.js';
import { unclosed } from '../json.js';
import { escapeHtml } from './markup.js';
import type { FontFile } from './shell-files.js';
import { startScript } from './start-script.js';
import type { StyleSheet } from './style-sheets.js';

export interface HeadParts {
  nonce: string;
  site: SiteHead;
  place: HeadPlace;
  head: PageHeadProps | undefined;
  scripts: string[];
  preloads: CodeFile[];
  eager: boolean;
  styles: StyleSheet[];
  /** Addresses of those of `styles` that phones take once the page is there. */
  lateStyles: string[];
  fonts: FontFile[];
}

/**
 * Where fonts are there from the beginning and code runs as it comes. On a phone's connection fonts would hold up the first picture:
 * there the words stand in letters of the same measures until the page is loaded, once in a visit.
 */
const ROOMY = '(min-width: 768px)';

function pictureLink({ picture }: PageHeadProps): string {
  if (!picture) return '';
  const { srcSet, sizes, type } = picture;
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

function markup([name, attributes, text]: HeadTag, nonce: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  if (text === undefined) return `<${name}${written.join('')}>`;
  return `<${name}${written.join('')} nonce="${nonce}">${unclosed(text)}</${name}>`;
}

/** Everything between `<head>` and `</head>`. */
export function renderHead(parts: HeadParts): string {
  const { head, nonce, site, place, scripts, preloads, eager, styles, lateStyles, fonts } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(head, site.name))}</title>`,
    '<meta name="theme-color" content="#0b0c0e">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    head && pictureLink(head),
    ...fonts.map(
      ({ href, late }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${late ? ` media="${ROOMY}"` : ''}>`,
    ),
    ...styles.map(({ href, text }) => {
      const when = lateStyles.includes(href) ? ` media="${ROOMY}" data-late` : '';
      // mini-css-extract recognises a sheet that is here already by `data-href`.
      return text === undefined
        ? `<link rel="stylesheet" href="${href}"${when}>`
        : `<style nonce="${nonce}" data-href="${href}"${when}>${text}</style>`;
    }),
    `<script nonce="${nonce}">${startScript({ scripts, preloads, eager, roomy: ROOMY })}</script>`,
    ...(head ? headTags(head, place, site) : []).map((tag) => markup(tag, nonce)),
  ]
    .filter(Boolean)
    .join('\n');
}
