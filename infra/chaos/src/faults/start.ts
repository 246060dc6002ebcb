import { processes, type SiteFacts, type SiteProcess } from '@dealership/topology';
import { dataDirOf, QUEUE_ROLE, root, runSite } from '../../../embedded/src/index.ts';
import { dependencies, dependency } from './ports.ts';

/** `npm start`, with every dependency behind a proxy. */
const { env } = process;

function through(url: string, name: string): string {
  const moved = new URL(url);
  moved.port = String(dependency(name).port);
  return moved.href;
}

const proxyOf = (name: string): string | undefined =>
  name === 'stripe-simulator' ? 'stripe' : dependencies.find((entry) => entry.name === name)?.name;

function proxied(facts: SiteFacts): SiteFacts {
  return {
    ...facts,
    url: (name) => {
      const proxy = proxyOf(name);
      return proxy ? through(facts.url(name), proxy).replace(/\/$/, '') : facts.url(name);
    },
    databaseUrl: (schema) => through(facts.databaseUrl(schema), schema === QUEUE_ROLE ? 'queue' : 'postgres'),
  };
}

const behindProxies = (entry: SiteProcess): SiteProcess => ({
  ...entry,
  env: (facts) => {
    const site = proxied(facts);
    return {
      ...(entry.database && { DATABASE_URL: site.databaseUrl(entry.database.schema) }),
      ...(entry.queue && { QUEUE_DATABASE_URL: site.databaseUrl(QUEUE_ROLE) }),
      ...entry.env?.(site),
      // The environment's bucket is the media store.
      MEDIA_DIR: '',
    };
  },
});

process.exitCode = await runSite({ root, dataDir: dataDirOf(root, env), processes: processes.map(behindProxies), env });
