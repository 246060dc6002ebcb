import { browserFiles, createRemoteServer, listen } from '@dealership/fragment-server';
import { admin } from '../app/admin.js';
import { serverEnv } from './env.js';

const env = serverEnv.read();

// It asks no service: what staff see never leaves the gateway but for a browser that has signed in.
const server = await createRemoteServer({
  definition: admin,
  directory: browserFiles(import.meta.url),
  logLevel: env.LOG_LEVEL,
});

await listen(server, env);
