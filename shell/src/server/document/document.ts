import { type CurrencyRates, escapeHtml, languageSettings, scriptJson } from '@dealership/contracts';
import { mountPointId, stateId } from '@dealership/ui-kit';
import { CODE_UNAVAILABLE_ID, PAGE_STATE_ID, type PageState } from '../../page-state.js';
import { bytes, type Piece } from './bytes.js';
import { type HeadParts, renderHead } from './head.js';
import type { Layout } from './render-layout.js';

export interface DocumentParts extends HeadParts {
  layout: Layout;
  /** Shown if the code does not load. */
  notice: Piece;
  /** Whether to omit header, footer and chat button. */
  standalone: boolean;
  /** The application's markup, and its data as JSON for a script element. */
  content: { application: string; html: Piece; state?: Piece | undefined };
  state: PageState;
  rates: CurrencyRates;
}

/** Renders the whole document. All of its content is readable without scripts. */
export function renderDocument(parts: DocumentParts): Buffer {
  const { pageLocation, site, layout, notice, standalone, content, state, rates } = parts;
  const { language } = pageLocation;
  const ofSite = {
    name: site.name,
    origin: site.origin,
    picture: JSON.stringify(site.picture),
    whatsapp: state.site.whatsapp,
    opening: JSON.stringify(state.site.hours),
    phone: state.site.phones[0]?.number ?? '',
    rates: JSON.stringify(rates),
    ...(state.site.logo && { logo: JSON.stringify(state.site.logo) }),
  };
  const siteData = Object.entries(ofSite).map(([key, value]) => `data-site-${key}="${escapeHtml(value)}"`);
  const data = (id: string, json: Piece): Piece => [`<script type="application/json" id="${id}">`, json, '</script>'];
  const around = (tag: string, id: string, markup: Piece): Piece => [`<${tag} id="${id}">`, markup, `</${tag}>`];
  return bytes`<!doctype html>
<html lang="${language}" dir="${languageSettings(language).direction}" ${siteData.join(' ')}${state.site.announcement ? ' data-announcement' : ''}>
<head>
${renderHead(parts)}
</head>
<body>
${standalone ? '' : around('header', 'site-header', layout.header)}
<main id="content" tabindex="-1"><div id="${mountPointId(content.application)}">${content.html}</div></main>
${standalone ? '' : [around('div', 'site-whatsapp', layout.whatsapp), '\n', around('footer', 'site-footer', layout.footer)]}
<div id="site-toasts">${layout.toasts}</div>${standalone ? '' : layout.previewNote}
${content.state === undefined ? '' : data(stateId(content.application), content.state)}
<template id="${CODE_UNAVAILABLE_ID}">${notice}</template>
${data(PAGE_STATE_ID, scriptJson(state))}
</body>
</html>
`;
}
