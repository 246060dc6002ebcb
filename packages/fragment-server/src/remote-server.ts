import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, redactSecret, type SettingValues } from '@dealership/contracts';
import { STAFF_BODY_LIMIT } from '@dealership/server-kit';
import { chunksOf, createServerI18n, loadPageCode, textsChunk } from '@dealership/ui-kit';
import { lazyComponentsLoaded } from '@dealership/ui-kit/island';
import { type Fragment, isMoved, type RemoteDefinition, type RemoteFiles } from '@dealership/ui-kit/lifecycles';
import type { QueryClient } from '@dealership/ui-kit/query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { i18n as I18n } from 'i18next';
import { type BuildManifest, codeFile, filesOf, readBuildManifest } from './build-manifest.js';
import { writeFragment } from './fragment-body.js';
import { createFrontEndServer } from './front-end-server.js';
import { listedPages } from './listed-pages.js';
import { loadTexts } from './load-texts.js';
import { type Rendered, renderFragment } from './render-fragment.js';
import { renderSection } from './render-section.js';

/**
 * How long shared answers are reused; with the shell's sections and the gateway's one second, changes show within two.
 */
export const READS_SHARED_MS = 400;

export interface RemoteServerOptions {
  definition: RemoteDefinition;
  /** The folder of the browser build. */
  directory: string;
  logLevel: string;
  /** For settings that its pages read from other parts: replaces published ones with drafts. */
  fillDrafts?: (client: QueryClient, drafts: SettingValues) => void;
}

interface FragmentQuery {
  Querystring: { url?: string; name?: string; lang?: string };
}

/** A requested page. `known`: prefilled data. */
interface AskedFragment {
  request: FastifyRequest<FragmentQuery>;
  reply: FastifyReply;
  known?: (client: QueryClient) => void;
}

const languageOf = (code: string | undefined): Language => (isLanguage(code) ? code : DEFAULT_LANGUAGE);

const filesFor = (name: string, build: BuildManifest, language: Language, page?: Rendered['page']): RemoteFiles => {
  if (!build.entry) throw new Error(`${name}: the build has no federation entry`);
  const files = filesOf(build, ['lifecycles', textsChunk('locale', language), ...(page ? chunksOf(page, language) : [])]);
  return { name, entry: codeFile(build, build.entry), table: build.table, ...files };
};

/**
 * A remote's server: `/<name>/*` serves its files, `/remote.json` lists them, `/fragment` renders its pages (POST: with
 * drafts of settings), `/section` its sections.
 */
export async function createRemoteServer(options: RemoteServerOptions): Promise<FastifyInstance> {
  const { definition, directory, logLevel, fillDrafts } = options;
  const { name } = definition;
  const texts = await loadTexts(definition);
  // Preloads pages, sections and islands before the first request, so that rendering is synchronous.
  await Promise.all(definition.pages.map((page) => isMoved(page) || loadPageCode(page)));
  await Promise.all(Object.values(definition.sections ?? {}).map(({ load }) => load()));
  await lazyComponentsLoaded();
  const instances = new Map(LANGUAGES.map(({ code }) => [code, createServerI18n(code, texts[code])]));
  const build = readBuildManifest(directory);
  const server = await createFrontEndServer({ name, logLevel, files: { directory, prefix: `/${name}/` } });

  server.get<FragmentQuery>('/remote.json', async ({ query }) => filesFor(name, build, languageOf(query.lang)));

  server.get('/sitemap.json', async () => (definition.sitemap ? definition.sitemap() : listedPages(definition)));

  const answer = async (lang: string | undefined, render: (i18n: I18n) => Promise<Rendered>): Promise<Fragment> => {
    const language = languageOf(lang);
    const { page, ...fragment } = await render(instances.get(language) as I18n);
    return { ...fragment, remote: filesFor(name, build, language, page) };
  };

  const sendFragment = async ({ request, reply, known }: AskedFragment) => {
    const { query } = request;
    const url = new URL(`http://fragment${query.url ?? '/'}`);
    const fragment = await answer(query.lang, (i18n) => renderFragment(definition, url, i18n, known));
    request.rendered = { page: redactSecret(url.pathname), pageStatus: fragment.status };
    return reply.type('application/octet-stream').send(writeFragment(fragment));
  };
  server.get<FragmentQuery>('/fragment', (request, reply) => sendFragment({ request, reply }));
  server.post<FragmentQuery & { Body: SettingValues }>('/fragment', { bodyLimit: STAFF_BODY_LIMIT }, (request, reply) =>
    sendFragment({ request, reply, known: (client) => fillDrafts?.(client, request.body) }),
  );

  server.get<FragmentQuery>('/section', async (request, reply) => {
    const section = request.query.name ?? '';
    const fragment = await answer(request.query.lang, (i18n) => renderSection(definition, section, i18n));
    // Do not log a name that a caller made up.
    if (fragment.status === 200) request.rendered = { section };
    return reply.status(fragment.status).send(fragment);
  });
  return server;
}
