import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BASE_PORTS, portsFrom } from '@dealership/topology';

export const root = resolve(import.meta.dirname, '../..');

/** `E2E_SITE=compose`: the site that `docker compose --profile demo up` has started; else one of the journeys' own. */
export const inContainers = process.env.E2E_SITE === 'compose';

/** The journeys' own site has its own ports and data, beside any other that may run here. */
export const dataDir = process.env.E2E_DATA_DIR ?? join(root, '.data-e2e');

/** `E2E_BASE_PORT`: for a second run beside another. */
export const ports = portsFrom(Number(process.env.E2E_BASE_PORT || BASE_PORTS.journeys));

/** What the journeys reach of the site. */
export const siteUrl = `http://localhost:${inContainers ? 8080 : ports.of('gateway')}`;
export const stripeUrl = `http://127.0.0.1:${inContainers ? 4290 : ports.of('stripe-simulator')}`;
/** The secret key that the simulator accepts. */
export const stripeKey = inContainers
  ? readFileSync(join(root, 'infra/docker/demo-secrets/stripe_secret_key'), 'utf8').trim()
  : 'sk_test_simulator';
export const mailboxUrl = `http://127.0.0.1:${inContainers ? 1080 : ports.of('maildev')}`;
