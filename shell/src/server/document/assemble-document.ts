import { type CurrencyRates, type Language, localize } from '@dealership/contracts';
import type { Application } from '../../applications.js';
import standardPictureAddress from '../../assets/hero-poster.webp';
import type { SiteConfig } from '../../site-config.js';
import { renderDocument } from './document.js';
import type { InlineScript } from './head.js';
import type { Page } from './page.js';
import { renderLayout, renderRemoteUnavailable } from './render-layout.js';
import type { ShellFiles } from './shell-files.js';
import type { StyleSheet } from './style-sheets.js';
import { i18nFor } from './texts.js';

/** The default share picture. */
const standardPicture = { url: standardPictureAddress, width: 1600, height: 900 };

export interface AssembledDocument {
  application: Application;
  url: URL;
  language: Language;
  config: SiteConfig;
  siteConfig: SiteConfig;
  page: Page;
  /** The shell's files for this page. */
  shell: ShellFiles;
  styles: StyleSheet[];
  boot: InlineScript;
  nonce: string | undefined;
  rates: CurrencyRates;
  publicUrl: string;
}

/** Puts a page into the site's layout. */
export function assembleDocument(parts: AssembledDocument): Buffer {
  const { application, url, language, config, siteConfig, page, shell, styles, boot, nonce, rates, publicUrl } = parts;
  const path = url.pathname;
  const context = { config: siteConfig, path, search: url.search, i18n: i18nFor(language) };
  const standalone = application.standalone === true;
  return renderDocument({
    pageLocation: { path, language },
    rates,
    site: { name: localize(config.name, language), origin: publicUrl, picture: standardPicture },
    nonce,
    layout: renderLayout(context),
    notice: renderRemoteUnavailable(context),
    standalone,
    head: page.head,
    content: { application: application.name, html: page.html, state: page.state },
    boot,
    styles,
    deferredStyles: shell.deferredStyles,
    fonts: shell.fonts,
    state: {
      language,
      search: url.search,
      site: config,
      remotes: page.remotes,
      code: {
        scripts: shell.scripts,
        preloads: [...shell.preloads, ...page.preloads],
        tables: [shell.table, ...page.tables],
      },
      // An unavailable remote may have recovered by then: let the browser retry at once.
      hydrate: standalone || page.status === 503 ? 'load' : page.hydrate,
    },
  });
}
