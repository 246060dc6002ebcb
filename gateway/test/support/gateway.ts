import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serviceEnv, variableOf } from '../../src/env.js';
import { createGateway } from '../../src/gateway.js';
import { UPSTREAM_NAMES, type UpstreamName } from '../../src/routes.js';
import { FakeAccounts } from './accounts.js';
import { FakeUpstream } from './fake-upstream.js';

export interface Site {
  app: NestFastifyApplication;
  url: string;
  upstreams: Record<UpstreamName, FakeUpstream>;
  accounts: FakeAccounts;
  /** Parsed log lines. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse battery staple';
export const TOKEN_SECRET = 'the secret that signs the calls behind the gateway';

const STANDARD = { PORT: '0', PUBLIC_URL: 'http://cars.test', ADMIN_PASSWORD: PASSWORD, SERVICE_TOKEN_SECRET: TOKEN_SECRET };

/**
 * A running gateway on a free port, in front of fake upstreams. `settings`: variables that differ from the defaults.
 */
export async function startGateway(settings: Record<string, string> = {}): Promise<Site> {
  const upstreams = Object.fromEntries(UPSTREAM_NAMES.map((name) => [name, new FakeUpstream()])) as Record<
    UpstreamName,
    FakeUpstream
  >;
  const accounts = new FakeAccounts();
  upstreams.accounts.internal = accounts.behave;
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.listen()));
  const addresses = Object.fromEntries(UPSTREAM_NAMES.map((name) => [variableOf(name), upstreams[name].url]));
  const env = serviceEnv.parse({ ...STANDARD, ...addresses, ...settings });
  const log: Site['log'] = [];
  const app = await createGateway(env, { write: (line) => log.push(JSON.parse(line)) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await app.close();
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  };
  return { app, url: await app.getUrl(), upstreams, accounts, log, close };
}
