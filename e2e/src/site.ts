import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BASE_PORTS, portsFrom } from '@dealership/topology';

export const root = resolve(import.meta.dirname, '../..');

/**
 * `E2E_SITE=compose`: use the site started by `docker compose --profile demo up`. Otherwise the tests start their
 * own.
 */
export const inContainers = process.env.E2E_SITE === 'compose';

/** Separate ports and data, so that other sites can run at the same time. */
export const dataDir = process.env.E2E_DATA_DIR ?? join(root, '.data-e2e');

/** `E2E_BASE_PORT`: for running several sites in parallel. */
export const ports = portsFrom(Number(process.env.E2E_BASE_PORT || BASE_PORTS.e2e));

/** URLs of the parts of the site that the tests call directly. */
export const siteUrl = `http://localhost:${inContainers ? 8080 : ports.of('gateway')}`;
export const stripeUrl = `http://127.0.0.1:${inContainers ? 4290 : ports.of('stripe-simulator')}`;
/** The simulator's secret key. */
export const stripeKey = inContainers
  ? readFileSync(join(root, 'infra/docker/demo-secrets/stripe_secret_key'), 'utf8').trim()
  : 'sk_test_simulator';
export const mailboxUrl = `http://127.0.0.1:${inContainers ? 1080 : ports.of('maildev')}`;
