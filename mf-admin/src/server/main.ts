import { browserFiles, createRemoteServer, listen } from '@dealership/fragment-server';
import { admin } from '../app/admin.js';
import { serverEnv } from './env.js';

const env = serverEnv.read();

// Calls no service: staff data leaves the gateway only for signed-in browsers.
const server = await createRemoteServer({
  definition: admin,
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
});

await listen(server, env);
