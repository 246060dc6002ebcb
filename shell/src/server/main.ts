import { browserFiles, listen } from '@dealership/fragment-server';
import { createLog, createSettingsReader, defaultSettingsOf } from '@dealership/server-kit';
import { contactPromise } from './contact-promise.js';
import { currencyRates, remoteOrigins, serverEnv } from './env.js';
import { createRemoteClient } from './remote-client.js';
import { createShellServer } from './shell-server.js';
import { subscriptionLinks } from './subscription-links.js';

/** The layout and a fallback must be rendered within three seconds, whatever the remotes do. */
const FRAGMENT_TIMEOUT_MS = 2000;
const SECTION_TIMEOUT_MS = 800;

const env = serverEnv.read();
const log = createLog({ name: 'shell', level: env.LOG_LEVEL });
const server = await createShellServer({
  directory: browserFiles(import.meta.url),
  settings: createSettingsReader({ url: env.SVC_CONTENT_URL, defaults: defaultSettingsOf(env), log }),
  contactPromise: contactPromise(env.SVC_INQUIRIES_URL, log),
  subscriptionLink: subscriptionLinks(env.SVC_INQUIRIES_URL, log),
  rates: currencyRates(env),
  publicUrl: env.PUBLIC_URL,
  securityContact: env.SECURITY_EMAIL,
  logLevel: env.LOG_LEVEL,
  remotes: createRemoteClient({
    origins: remoteOrigins(env),
    fragmentTimeoutMs: FRAGMENT_TIMEOUT_MS,
    sectionTimeoutMs: SECTION_TIMEOUT_MS,
  }),
});

await listen(server, env);
