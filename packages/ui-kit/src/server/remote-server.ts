import { LANGUAGES, type Language, pickLanguage } from '@dealership/contracts';
import type { FastifyInstance } from 'fastify';
import { createServerI18n, type Texts } from '../i18n/i18n.js';
import type { RemoteFiles } from '../lifecycles/fragment.js';
import type { RemoteDefinition } from '../lifecycles/page-routes.js';
import { type BuildManifest, filesOf, readBuildManifest } from './build-manifest.js';
import { createFrontEndServer } from './front-end-server.js';
import { renderFragment } from './render-fragment.js';

export interface RemoteServerOptions {
  definition: RemoteDefinition;
  /** Texts by language and namespace, ui-kit's `common` among them. */
  texts: Record<Language, Record<string, Texts>>;
  /** The folder of the browser build. */
  directory: string;
}

interface FragmentQuery {
  Querystring: { url?: string; lang?: string };
}

const filesFor = (name: string, build: BuildManifest, language: Language, chunk?: string): RemoteFiles => {
  if (!build.entry || !build.integrity) throw new Error(`${name}: the build has no federation entry`);
  const files = filesOf(build, ['lifecycles', `locale-${language}`, ...(chunk ? [chunk] : [])]);
  return { name, entry: build.entry, integrity: build.integrity, ...files };
};

/** A remote's server: `/<name>/*` its files, `/remote.json` what they are, `/fragment` its pages rendered. */
export async function createRemoteServer({ definition, texts, directory }: RemoteServerOptions): Promise<FastifyInstance> {
  const { name } = definition;
  const instances = new Map(LANGUAGES.map(({ code }) => [code, createServerI18n(code, texts[code])]));
  const build = readBuildManifest(directory);
  const server = await createFrontEndServer({ name, files: { directory, prefix: `/${name}/` } });

  server.get<FragmentQuery>('/remote.json', async ({ query }) => filesFor(name, build, pickLanguage(query.lang)));

  server.get<FragmentQuery>('/fragment', async ({ query, log }, reply) => {
    const language = pickLanguage(query.lang);
    const url = new URL(query.url ?? '/', 'http://fragment');
    const i18n = instances.get(language);
    if (!i18n) throw new Error(`No texts in ${language}`);
    const { chunk, ...fragment } = await renderFragment(definition, url, i18n);
    log.info({ path: url.pathname, status: fragment.status }, 'fragment');
    return reply.send({ ...fragment, remote: filesFor(name, build, language, chunk) });
  });
  return server;
}
