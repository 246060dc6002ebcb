import { browserFiles, createRemoteServer, listen } from '@dealership/fragment-server';
import { admin } from '../app/admin.js';
import { serverEnv } from './env.js';

const env = serverEnv.read();

// Calls no services: the gateway serves staff data only to browsers that are signed in.
const server = await createRemoteServer({
  definition: admin,
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
});

await listen(server, env);
