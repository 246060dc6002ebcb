import { type CurrencyRates, isLanguage, type Language, languageCookie } from '@dealership/contracts';
import { chosenLanguage, NONCE_HEADER, PREVIEW_HEADER, visitorLanguage } from '@dealership/server-kit';
import type { FastifyInstance } from 'fastify';
import { applicationAt, cleanPath } from '../applications.js';
import { ownLanguageOf } from '../layout/language/own-language.js';
import { assembleDocument } from './document/assemble-document.js';
import { documentHeaders, NO_STORE } from './document/document-headers.js';
import type { InlineScript } from './document/head.js';
import { renderPage } from './document/page.js';
import { type PageConfigSources, pageConfigReader } from './document/page-config.js';
import type { shellFilesFor } from './document/shell-files.js';
import type { styleSheets } from './document/style-sheets.js';
import type { RemoteClient } from './remote-client.js';

export interface DocumentSources extends PageConfigSources {
  /** The exchange rates for the second currency of prices. */
  rates: CurrencyRates;
  remotes: RemoteClient;
  /** The public base URL of the site. */
  publicUrl: string;
}

export interface DocumentFiles {
  files: Record<Language, ReturnType<typeof shellFilesFor>>;
  boot: InlineScript;
  sheets: ReturnType<typeof styleSheets>;
}

interface Redirect {
  location: string;
  status: number;
}

/** Where the URL without `lang` redirects: it may name an unknown language, or its path may not be clean. */
function redirectOf({ pathname, search }: URL, lang: string | null): Redirect | undefined {
  const location = `${cleanPath(pathname)}${search}`;
  if (lang !== null && !isLanguage(lang)) return { location, status: 303 };
  return cleanPath(pathname) === pathname ? undefined : { location, status: 308 };
}

const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** Serves every page of the site. */
export function registerDocuments(
  server: FastifyInstance,
  sources: DocumentSources,
  { files, boot, sheets }: DocumentFiles,
): void {
  const { remotes, rates, publicUrl } = sources;
  const readPageConfig = pageConfigReader(sources);

  server.get('/*', async (request, reply) => {
    const url = new URL(`http://shell${request.url}`);
    const lang = url.searchParams.get('lang');
    url.searchParams.delete('lang');
    const requestedLanguage = isLanguage(lang) ? lang : undefined;
    const inRequestedLanguage = (address: string) => (requestedLanguage ? inLanguage(address, requestedLanguage) : address);
    const redirect = redirectOf(url, lang);
    if (redirect) return reply.redirect(inRequestedLanguage(redirect.location), redirect.status);

    const path = url.pathname;
    const language = ownLanguageOf(path) ?? requestedLanguage ?? visitorLanguage(request.headers);
    if (requestedLanguage) reply.header('set-cookie', languageCookie(requestedLanguage, publicUrl.startsWith('https:')));
    const application = applicationAt(path);
    const { config, siteConfig, drafts } = await readPageConfig(
      { path, language },
      url.searchParams,
      request.headers[PREVIEW_HEADER]?.toString(),
    );
    const onRemoteFailure = (name: string, error: unknown) =>
      request.log.warn({ err: error, remote: name }, 'remote failed to render');
    const page = await renderPage(
      { application, url, language, requestId: String(request.id) },
      { remotes, config, drafts, onRemoteFailure },
    );
    if (page.location) return reply.redirect(inRequestedLanguage(page.location), page.status);
    const pageLanguage = page.head?.language;
    if (pageLanguage && pageLanguage !== language && !requestedLanguage && !chosenLanguage(request.headers))
      return reply.header('cache-control', NO_STORE).redirect(inLanguage(`${path}${url.search}`, pageLanguage), 303);

    const shell = files[language](page.shared, page.hydrate);
    const styles = await sheets([...shell.styles, ...page.styles]);
    const nonce = request.headers[NONCE_HEADER]?.toString();
    return reply
      .status(page.status)
      .headers(documentHeaders({ path, language, page, nonce, boot, styles }))
      .send(
        assembleDocument({ application, url, language, config, siteConfig, page, shell, styles, boot, nonce, rates, publicUrl }),
      );
  });
}
