import { LANGUAGES, type Language, pickLanguage } from '@dealership/contracts';
import type { FastifyInstance } from 'fastify';
import type { i18n as I18n } from 'i18next';
import { createServerI18n, type Texts } from '../i18n/i18n.js';
import type { Fragment, RemoteFiles } from '../lifecycles/fragment.js';
import type { RemoteDefinition } from '../lifecycles/page-routes.js';
import { type BuildManifest, filesOf, readBuildManifest } from './build-manifest.js';
import { createFrontEndServer } from './front-end-server.js';
import { type Rendered, renderFragment } from './render-fragment.js';
import { renderSection } from './render-section.js';

export interface RemoteServerOptions {
  definition: RemoteDefinition;
  /** Texts by language and namespace, ui-kit's `common` among them. */
  texts: Record<Language, Record<string, Texts>>;
  /** The folder of the browser build. */
  directory: string;
}

interface FragmentQuery {
  Querystring: { url?: string; name?: string; lang?: string };
}

const filesFor = (name: string, build: BuildManifest, language: Language, chunk?: string): RemoteFiles => {
  if (!build.entry || !build.integrity) throw new Error(`${name}: the build has no federation entry`);
  const files = filesOf(build, ['lifecycles', `locale-${language}`, ...(chunk ? [chunk, `${chunk}-${language}`] : [])]);
  return { name, entry: build.entry, integrity: build.integrity, ...files };
};

/** A remote's server: `/<name>/*` its files, `/remote.json` what they are, `/fragment` its pages rendered, `/section` its sections. */
export async function createRemoteServer({ definition, texts, directory }: RemoteServerOptions): Promise<FastifyInstance> {
  const { name } = definition;
  const instances = new Map(LANGUAGES.map(({ code }) => [code, createServerI18n(code, texts[code])]));
  const build = readBuildManifest(directory);
  const server = await createFrontEndServer({ name, files: { directory, prefix: `/${name}/` } });

  server.get<FragmentQuery>('/remote.json', async ({ query }) => filesFor(name, build, pickLanguage(query.lang)));

  server.get('/sitemap.json', async () => (await definition.sitemap?.()) ?? []);

  const answer = async (lang: string | undefined, render: (i18n: I18n) => Promise<Rendered>): Promise<Fragment> => {
    const language = pickLanguage(lang);
    const { chunk, ...fragment } = await render(instances.get(language) as I18n);
    return { ...fragment, remote: filesFor(name, build, language, chunk) };
  };

  server.get<FragmentQuery>('/fragment', async (request) => {
    const { query } = request;
    const url = new URL(query.url ?? '/', 'http://fragment');
    const fragment = await answer(query.lang, (i18n) => renderFragment(definition, url, i18n));
    request.rendered = { page: url.pathname, pageStatus: fragment.status };
    return fragment;
  });

  server.get<FragmentQuery>('/section', async (request, reply) => {
    const section = request.query.name ?? '';
    const fragment = await answer(request.query.lang, (i18n) => renderSection(definition, section, i18n));
    // A name that a caller made up belongs in no log.
    if (fragment.status === 200) request.rendered = { section };
    return reply.status(fragment.status).send(fragment);
  });
  return server;
}
