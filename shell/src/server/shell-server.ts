import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@dealership/contracts';
import { createFrontEndServer } from '@dealership/fragment-server';
import { loadPageCode } from '@dealership/ui-kit';
import { lazyComponentsLoaded } from '@dealership/ui-kit/island';
import type { FastifyInstance } from 'fastify';
import favicon from '../../public/favicon.svg?text';
import { shellPages } from '../pages/shell-pages.js';
import { shellFilesFor } from './document/shell-files.js';
import { hashSource, styleSheets } from './document/style-sheets.js';
import { type DocumentFiles, type DocumentSources, registerDocuments } from './document-route.js';
import { registerQrCodes } from './qr-code-route.js';
import { registerSearchEngineRoutes } from './search-engines/search-engine-routes.js';
import { registerSecurityText } from './search-engines/security-text.js';

const OWN_FILES = '/shell/';

export interface ShellServerOptions extends DocumentSources {
  directory: string;
  /** The contact for vulnerability reports; by default the dealer. */
  securityContact?: string | undefined;
  logLevel: string;
}

/** The document server: combines the layout with the page of the application that handles the path. */
export async function createShellServer(options: ShellServerOptions): Promise<FastifyInstance> {
  const { directory, settings, remotes, publicUrl, securityContact, logLevel } = options;
  const server = await createFrontEndServer({ name: 'shell', logLevel, files: { directory, prefix: OWN_FILES } });
  const files = Object.fromEntries(LANGUAGES.map(({ code }) => [code, shellFilesFor(directory, code)])) as DocumentFiles['files'];

  // Preload pages and islands before the first request, because rendering is synchronous.
  await Promise.all(shellPages.map(loadPageCode));
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
  registerSecurityText(server, async () => securityContact ?? (await settings.read()).dealer.email, publicUrl);
  registerDocuments(server, options, { files, boot, sheets });
  return server;
}
