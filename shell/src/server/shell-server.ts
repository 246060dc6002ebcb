import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CurrencyRates,
  DEFAULT_LANGUAGE,
  isLanguage,
  isSecretPath,
  LANGUAGES,
  type Language,
  languageCookie,
  localize,
  type ReplyPromise,
} from '@dealership/contracts';
import { createFrontEndServer } from '@dealership/fragment-server';
import {
  chosenLanguage,
  INCOMPLETE_HEADER,
  INLINE_HEADERS,
  NONCE_HEADER,
  PREVIEW_HEADER,
  type SettingsReader,
  visitorLanguage,
} from '@dealership/server-kit';
import { loadPageCode } from '@dealership/ui-kit';
import { lazyComponentsLoaded } from '@dealership/ui-kit/island';
import type { FastifyInstance } from 'fastify';
import favicon from '../../public/favicon.svg?text';
import { applicationAt, cleanPath } from '../applications.js';
import { ARTICLE_PATHS, articleOf } from '../article.js';
import standardPictureAddress from '../assets/hero-poster.webp';
import { ownLanguageOf } from '../layout/language/own-language.js';
import { ownPages } from '../pages/own-pages.js';
import { renderDocument } from './document/document.js';
import { renderPage } from './document/page.js';
import { renderLayout, renderPartUnavailable } from './document/render-layout.js';
import { shellFilesFor } from './document/shell-files.js';
import { previewConfig, siteConfigs } from './document/site-configs.js';
import { hashSource, styleSheets } from './document/style-sheets.js';
import { i18nFor } from './document/texts.js';
import { registerQrCodes } from './qr-code-route.js';
import type { RemoteClient } from './remote-client.js';
import { registerSearchEngineRoutes } from './search-engines/search-engine-routes.js';
import { registerSecurityText } from './search-engines/security-text.js';

type FilesFor = ReturnType<typeof shellFilesFor>;

/** The default share picture. */
const standardPicture = { url: standardPictureAddress, width: 1600, height: 900 };

const OWN_FILES = '/shell/';

/** Cached per language. Changes are visible on every page within two seconds. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';
const NOT_SHARED = 'private, no-cache';
const NO_STORE = 'private, no-store';

const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

function cachingOf(path: string, isOneVisitors: boolean): string {
  if (isSecretPath(path)) return NO_STORE;
  return isOneVisitors ? NOT_SHARED : SHARED;
}

export interface ShellServerOptions {
  directory: string;
  settings: SettingsReader;
  /** Reads the reply promise for the contact form. */
  contactPromise: () => Promise<ReplyPromise | undefined>;
  /** The exchange rates for the second currency of prices. */
  rates: CurrencyRates;
  remotes: RemoteClient;
  /** The public base URL of the site. */
  publicUrl: string;
  /** The contact for vulnerability reports; by default the dealer. */
  securityContact?: string | undefined;
  logLevel: string;
}

/** The document server: combines the layout with the page of the application that handles the path. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { directory, settings, contactPromise, rates, remotes, publicUrl, securityContact, logLevel } = options;
  const server = await createFrontEndServer({ name: 'shell', logLevel, files: { directory, prefix: OWN_FILES } });
  const files = Object.fromEntries(LANGUAGES.map(({ code }) => [code, shellFilesFor(directory, code)])) as Record<
    Language,
    FilesFor
  >;

  // Preload pages and islands before the first request, because rendering is synchronous.
  await Promise.all(ownPages.map(loadPageCode));
  await lazyComponentsLoaded();
  const bootText = await readFile(join(directory, 'boot.js'), 'utf8');
  const boot = { bytes: Buffer.from(bootText), hash: hashSource(bootText) };

  const readSheet = (href: string) =>
    href.startsWith(OWN_FILES) ? readFile(join(directory, href.slice(OWN_FILES.length)), 'utf8') : remotes.styleSheet(href);
  const sheets = styleSheets(readSheet, (href, error) => server.log.warn({ err: error, href }, 'failed to read a style sheet'));

  server.get<{ Querystring: { lang?: string } }>('/shell/remotes.json', async ({ query }, reply) =>
    reply.header('cache-control', 'no-cache').send(await remotes.files(isLanguage(query.lang) ? query.lang : DEFAULT_LANGUAGE)),
  );

  server.get('/favicon.svg', async (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' }).send(favicon),
  );

  registerSearchEngineRoutes(server, remotes, publicUrl);
  registerQrCodes(server, publicUrl);
  const publishedConfig = siteConfigs();
  registerSecurityText(server, async () => securityContact ?? (await settings.read()).dealer.email, publicUrl);

  /** Uses drafts if the gateway marks the request as a staff preview, otherwise the published settings. */
  async function configFor(place: { path: string; language: Language }, token: string | undefined) {
    const drafts = token ? await settings.readDrafts(token) : undefined;
    return { drafts, config: drafts ? previewConfig(drafts, place) : publishedConfig(await settings.read(), place) };
  }

  /** The texts of a page that has its own. */
  async function articleFor({ path, language }: { path: string; language: Language }, token: string | undefined) {
    const name = ARTICLE_PATHS[path];
    if (!name) return undefined;
    const draft = token && (await settings.readPageDraft(name, token));
    return { article: articleOf(name, draft || (await settings.readPage(name)), language) };
  }

  async function promiseFor({ path, language }: { path: string; language: Language }) {
    const promise = path === '/contact' && (await contactPromise());
    return promise ? { promise: { ...promise, language } } : undefined;
  }

  server.get('/*', async (request, reply) => {
    const url = new URL(`http://shell${request.url}`);
    const wished = url.searchParams.get('lang');
    url.searchParams.delete('lang');
    if (wished !== null && !isLanguage(wished)) return reply.redirect(`${cleanPath(url.pathname)}${url.search}`, 303);
    if (cleanPath(url.pathname) !== url.pathname) return reply.redirect(`${cleanPath(url.pathname)}${url.search}`, 308);

    const language = ownLanguageOf(cleanPath(url.pathname)) ?? wished ?? visitorLanguage(request.headers);
    if (wished) reply.header('set-cookie', languageCookie(wished, publicUrl.startsWith('https:')));
    const application = applicationAt(url.pathname);
    const place = { path: url.pathname, language };
    const token = request.headers[PREVIEW_HEADER]?.toString();
    const [site, article, promise] = await Promise.all([configFor(place, token), articleFor(place, token), promiseFor(place)]);
    const { config, drafts } = site;
    const pageConfig = { ...config, ...article, ...promise };
    const onRemoteFailure = (name: string, error: unknown) =>
      request.log.warn({ err: error, remote: name }, 'remote failed to render');
    const page = await renderPage(
      { application, url, language, requestId: String(request.id) },
      { remotes, config: pageConfig, drafts, onRemoteFailure },
    );
    if (page.location) return reply.redirect(wished ? inLanguage(page.location, wished) : page.location, page.status);
    const meant = page.head?.language;
    if (meant && meant !== language && !wished && !chosenLanguage(request.headers)) {
      url.searchParams.set('lang', meant);
      return reply.header('cache-control', NO_STORE).redirect(`${url.pathname}${url.search}`, 303);
    }

    const shell = files[language](page.shared);
    const path = cleanPath(url.pathname);
    const context = { config, path, search: url.search, i18n: i18nFor(language) };
    const styles = await sheets([...shell.styles, ...page.styles]);
    const nonce = request.headers[NONCE_HEADER]?.toString();
    const html = renderDocument({
      place: { path, language },
      rates,
      site: { name: localize(config.name, language), origin: publicUrl, picture: standardPicture },
      nonce,
      layout: renderLayout(context),
      notice: renderPartUnavailable(context),
      standalone: application.standalone === true,
      head: page.head,
      content: { application: application.name, html: page.html, state: page.state },
      boot,
      styles,
      deferredStyles: shell.deferredStyles,
      fonts: shell.fonts,
      state: {
        language,
        search: url.search,
        site: pageConfig,
        remotes: page.remotes,
        code: {
          scripts: shell.scripts,
          preloads: [...shell.preloads, ...page.preloads],
          tables: [shell.table, ...page.tables],
        },
        // An unavailable remote may have recovered by then: let the browser retry at once.
        hydrate: application.standalone === true || page.status === 503 ? 'load' : page.hydrate,
      },
    });
    return reply
      .status(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': cachingOf(path, Boolean(nonce || page.personal || page.incomplete)),
        vary: 'Cookie, Accept-Language',
        ...(page.status === 503 && { 'retry-after': '5' }),
        ...(page.incomplete && { [INCOMPLETE_HEADER]: 'true' }),
        ...(!nonce && {
          [INLINE_HEADERS.scripts]: boot.hash,
          [INLINE_HEADERS.styles]: styles.flatMap(({ inline }) => inline?.hash ?? []).join(' '),
        }),
      })
      .send(html);
  });
  return server;
}
