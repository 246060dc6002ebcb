import { type CurrencyRates, escapeHtml, languageSettings } from '@dealership/contracts';
import { mountPointId, stateId } from '@dealership/ui-kit';
import { json } from '../../json.js';
import { CODE_UNAVAILABLE_ID, PAGE_STATE_ID, type PageState } from '../../page-state.js';
import { type HeadParts, renderHead } from './head.js';
import type { Layout } from './render-layout.js';

export interface DocumentParts extends HeadParts {
  layout: Layout;
  /** What is shown where code does not come. */
  notice: string;
  /** Without header, footer and chat button. */
  standalone: boolean;
  /** The application in the middle, its markup and the data behind it. */
  content: { application: string; html: string; state?: unknown };
  state: PageState;
  rates: CurrencyRates;
}

/** The whole document: everything readable is in it before any script runs. */
export function renderDocument(parts: DocumentParts): string {
  const { place, site, layout, notice, standalone, content, state, rates } = parts;
  const { language } = place;
  const ofSite = {
    name: site.name,
    origin: site.origin,
    picture: JSON.stringify(site.picture),
    whatsapp: state.site.whatsapp,
    hours: JSON.stringify(state.site.hours),
    phone: state.site.phones[0]?.number ?? '',
    rates: JSON.stringify(rates),
  };
  const siteData = Object.entries(ofSite).map(([key, value]) => `data-site-${key}="${escapeHtml(value)}"`);
  const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${json(value)}</script>`;
  return `<!doctype html>
<html lang="${language}" dir="${languageSettings(language).direction}" ${siteData.join(' ')}${state.site.announcement ? ' data-announcement' : ''}>
<head>
${renderHead(parts)}
</head>
<body>
${standalone ? '' : `<header id="site-header">${layout.header}</header>`}
<main id="content" tabindex="-1"><div id="${mountPointId(content.application)}">${content.html}</div></main>
${standalone ? '' : `<footer id="site-footer">${layout.footer}</footer>\n<div id="site-whatsapp">${layout.whatsapp}</div>`}
<div id="site-toasts">${layout.toasts}</div>${standalone ? '' : layout.previewNote}
${content.state === undefined ? '' : data(stateId(content.application), content.state)}
<template id="${CODE_UNAVAILABLE_ID}">${notice}</template>
${data(PAGE_STATE_ID, state)}
</body>
</html>
`;
}
