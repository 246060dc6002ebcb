import { browserFiles, createRemoteServer, listen, READS_SHARED_MS } from '@dealership/fragment-server';
import { coalesceCalls } from '@dealership/server-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { blog } from '../app/blog.js';
import { serverEnv } from './env.js';
import { sitemap } from './sitemap.js';

const env = serverEnv.read();

connectServices({ content: env.SVC_CONTENT_URL }, 1500, coalesceCalls(READS_SHARED_MS));

const server = await createRemoteServer({
  definition: { ...blog, sitemap },
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
});

await listen(server, env);
