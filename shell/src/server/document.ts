import { type Language, languageSettings } from '@dealership/contracts';
import { documentTitle, mountPointId, type PageHeadProps, stateId } from '@dealership/ui-kit';
import { PAGE_STATE_ID, type PageState } from '../page-state.js';
import type { Layout } from './render-layout.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** JSON that cannot end the script element that carries it. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

export interface DocumentParts {
  language: Language;
  nonce: string;
  layout: Layout;
  head: PageHeadProps | undefined;
  /** The application in the middle, its markup and the data behind it. */
  content: { application: string; html: string; state?: unknown };
  scripts: string[];
  preloads: { href: string; integrity?: string }[];
  styles: string[];
  fonts: string[];
  state: PageState;
}

function pictureLink({ picture }: PageHeadProps): string {
  if (!picture) return '';
  const { srcSet, sizes, type } = picture;
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

function headOf({ head, nonce, scripts, preloads, styles, fonts, state }: DocumentParts): string {
  const siteName = state.site.name;
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
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map(({ href, integrity }) => {
      const checked = integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : '';
      return `<link rel="preload" as="script" href="${href}" nonce="${nonce}"${checked}>`;
    }),
    ...scripts.map((src) => `<script src="${src}" nonce="${nonce}" defer></script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The whole document: everything readable is in it before any script runs. */
export function renderDocument(parts: DocumentParts): string {
  const { language, nonce, layout, content, state } = parts;
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}" nonce="${nonce}">${json(value)}</script>`;
  return `<!doctype html>
<html lang="${language}" dir="${languageSettings(language).direction}" data-site-name="${escapeHtml(state.site.name)}">
<head>
${headOf(parts)}
</head>
<body>
<header id="site-header">${layout.header}</header>
<main id="content" tabindex="-1"><div id="${mountPointId(content.application)}">${content.html}</div></main>
<footer id="site-footer">${layout.footer}</footer>
<div id="site-whatsapp">${layout.whatsapp}</div>
<div id="site-toasts">${layout.toasts}</div>
${content.state === undefined ? '' : data(stateId(content.application), content.state)}
${data(PAGE_STATE_ID, state)}
</body>
</html>
`;
}
