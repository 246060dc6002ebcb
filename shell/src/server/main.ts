import { browserFiles, listen } from '@dealership/ui-kit/server';
import { env, remoteOrigins, siteConfig } from './env.js';
import { createRemoteClient } from './remote-client.js';
import { createShellServer } from './shell-server.js';

/** Header, footer and a fallback must stand within three seconds, whatever the remotes do. */
const FRAGMENT_PATIENCE_MS = 2000;
const SECTION_PATIENCE_MS = 800;

const server = await createShellServer({
  directory: browserFiles(import.meta.url),
  config: siteConfig,
  publicUrl: env.PUBLIC_URL,
  remotes: createRemoteClient({ origins: remoteOrigins, patience: FRAGMENT_PATIENCE_MS, sectionPatience: SECTION_PATIENCE_MS }),
});

await listen(server, env);
