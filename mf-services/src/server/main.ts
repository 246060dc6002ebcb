import { browserFiles, createRemoteServer, listen, READS_SHARED_MS } from '@dealership/fragment-server';
import { coalesceCalls } from '@dealership/server-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { services } from '../app/services.js';
import { serverEnv } from './env.js';
import { fillDrafts } from './fill-drafts.js';

const env = serverEnv.read();

connectServices({ payments: env.SVC_PAYMENTS_URL, inquiries: env.SVC_INQUIRIES_URL }, 1500, coalesceCalls(READS_SHARED_MS));

const server = await createRemoteServer({
  definition: services,
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
  fillDrafts,
});

await listen(server, env);
