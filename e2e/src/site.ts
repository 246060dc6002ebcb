import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** `E2E_SITE=compose`: the site that `docker compose --profile demo up` has started; else one of the journeys' own. */
export const inContainers = process.env.E2E_SITE === 'compose';

/** The journeys' own site has its own ports and data, beside any other that may run here. */
export const dataDir = process.env.E2E_DATA_DIR ?? join(root, '.data-e2e');

export const ports = {
  PORT: 28080,
  SHELL_PORT: 24000,
  MF_CATALOG_PORT: 24101,
  MF_SERVICES_PORT: 24102,
  MF_BLOG_PORT: 24103,
  MF_ADMIN_PORT: 24104,
  SVC_CATALOG_PORT: 24201,
  SVC_INQUIRIES_PORT: 24202,
  SVC_CONTENT_PORT: 24203,
  SVC_PAYMENTS_PORT: 24204,
  STRIPE_SIMULATOR_PORT: 24290,
  NOTIFIER_PORT: 24212,
  POSTGRES_PORT: 25432,
  SMTP_PORT: 21025,
  MAIL_WEB_PORT: 21080,
};

/** What the journeys reach of the site. */
export const siteUrl = `http://localhost:${inContainers ? 8080 : ports.PORT}`;
export const stripeUrl = `http://127.0.0.1:${inContainers ? 4290 : ports.STRIPE_SIMULATOR_PORT}`;
/** The secret key that the simulator accepts. */
export const stripeKey = inContainers
  ? readFileSync(join(root, 'infra/docker/demo-secrets/stripe_secret_key'), 'utf8').trim()
  : 'sk_test_simulator';
export const mailboxUrl = `http://127.0.0.1:${inContainers ? 1080 : ports.MAIL_WEB_PORT}`;
