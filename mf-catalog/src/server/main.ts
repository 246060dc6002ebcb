import { browserFiles, createRemoteServer, listen, READS_SHARED_MS } from '@dealership/fragment-server';
import { coalesceCalls } from '@dealership/server-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { catalog } from '../app/catalog.js';
import { serverEnv } from './env.js';
import { sitemap } from './sitemap.js';

const env = serverEnv.read();

const addresses = { catalog: env.SVC_CATALOG_URL, inquiries: env.SVC_INQUIRIES_URL };
connectServices(addresses, 1500, coalesceCalls(READS_SHARED_MS));

const server = await createRemoteServer({
  definition: { ...catalog, sitemap },
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
});

await listen(server, env);
