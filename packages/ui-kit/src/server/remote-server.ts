import { LANGUAGES, type Language, pickLanguage } from '@dealership/contracts';
import type { FastifyInstance } from 'fastify';
import { createServerI18n, type Texts } from '../i18n/i18n.js';
import type { RemoteFiles } from '../lifecycles/fragment.js';
import type { RemoteDefinition } from '../lifecycles/remote.js';
import { filesOf, readBuildManifest } from './build-manifest.js';
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

const filesFor = (name: string, directory: string, language: Language): RemoteFiles => {
  const build = readBuildManifest(directory);
  if (!build.entry || !build.integrity) throw new Error(`${name}: the build has no federation entry`);
  const files = filesOf(build, ['lifecycles', `locale-${language}`]);
  return { name, entry: build.entry, integrity: build.integrity, ...files };
};

/** A remote's server: `/<name>/*` its files, `/remote.json` what they are, `/fragment` its pages rendered. */
export async function createRemoteServer({ definition, texts, directory }: RemoteServerOptions): Promise<FastifyInstance> {
  const { name } = definition;
  const instances = new Map(LANGUAGES.map(({ code }) => [code, createServerI18n(code, texts[code])]));
  const files = new Map(LANGUAGES.map(({ code }) => [code, filesFor(name, directory, code)]));
  const server = await createFrontEndServer({ name, files: { directory, prefix: `/${name}/` } });

  server.get<FragmentQuery>('/remote.json', async ({ query }) => files.get(pickLanguage(query.lang)));

  server.get<FragmentQuery>('/fragment', async ({ query, log }, reply) => {
    const language = pickLanguage(query.lang);
    const url = new URL(query.url ?? '/', 'http://fragment');
    const i18n = instances.get(language);
    if (!i18n) throw new Error(`No texts in ${language}`);
    const fragment = await renderFragment(definition, url, i18n);
    log.info({ path: url.pathname, status: fragment.status }, 'fragment');
    return reply.send({ ...fragment, remote: files.get(language) });
  });
  return server;
}
