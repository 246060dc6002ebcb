import { createHmac } from 'node:crypto';
export interface PortDeclaration {
  /** The environment variable that changes it. */
  variable: string;
  default: number;
  /** Its purpose for people, e.g. 'the site'. */
  what: string;
}

/** What entries of the table below can read about the site being started. */
export interface SiteFacts {
  /** Address of another part, by its name. */
  url(name: string): string;
  /** Port by the variable that sets it. */
  port(variable: string): number;
  /** The value set by whoever starts the site, or the default. */
  setting(variable: string, fallback: string): string;
  /** A generated secret, the same at every start. */
  secret(name: string): string;
  /** Connection URL of the database role of that schema. */
  databaseUrl(schema: string): string;
  mediaDir: string;
  /** Storage of the mail catcher. */
  mailDir: string;
  /** Storage of the Stripe simulator. */
  stripeFile: string;
}

export interface SiteProcess {
  name: string;
  /** JavaScript file to run, relative to the root. */
  entry: string;
  /** The HTTP port, passed as PORT. */
  port: PortDeclaration;
  otherPorts?: PortDeclaration[];
  args?: (site: SiteFacts) => string[];
  env?: (site: SiteFacts) => Record<string, string>;
  /** Path that answers 200 when it is ready; default `/health/ready`. */
  health?: string;
  /** Processes that must be ready before it starts. */
  after?: string[];
  /** Its own schema and role, passed as DATABASE_URL. Files are relative to the root and exit by themselves. */
  database?: { schema: string; extensions?: string[]; migrate?: string; seed?: string };
  /** Simulates an external service; not in production. */
  simulated?: true;
  /** Gets REDIS_URL if set, else QUEUE_DATABASE_URL. */
  queue?: boolean;
}

/** The default admin password, meant for a site that only this machine can reach. */
export const STANDARD_ADMIN_PASSWORD = 'ajman-showroom-248';

const media = (site: SiteFacts) => ({ MEDIA_DIR: site.mediaDir });
/** Receives replies to e-mails. */
const reply = (site: SiteFacts) => ({
  REPLY_ADDRESS: site.setting('REPLY_ADDRESS', 'requests@reply.aureva-motors.example'),
  REPLY_ADDRESS_KEY: site.secret('replyAddress'),
});
/** Signing key for calls to a service; only the gateway knows the secret from which all are derived. */
const tokenKey = (site: SiteFacts, service: string): string =>
  createHmac('sha256', site.secret('serviceToken')).update(service).digest('hex');
const ownTokenKey = (site: SiteFacts, service: string) => ({ SERVICE_TOKEN_KEY: tokenKey(site, service) });
const stripeWebhookSecret = (site: SiteFacts) => `whsec_${site.secret('stripeWebhook')}`;
/** Addresses of the simulator for services and browsers, unless a Stripe account is configured. */
const stripeApi = (site: SiteFacts): Record<string, string> =>
  site.setting('STRIPE_SECRET_KEY', '') ? {} : { STRIPE_API_URL: site.url('stripe-simulator') };
/** The keys that the simulator accepts; in production svc-payments refuses a simulator. */
const stripeKeys = (site: SiteFacts): Record<string, string> =>
  site.setting('STRIPE_SECRET_KEY', '')
    ? {}
    : {
        NODE_ENV: 'development',
        STRIPE_SECRET_KEY: 'sk_test_simulator',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret(site),
      };
/** A configured hash replaces any password. Empty counts as not set. */
const adminSecrets = (site: SiteFacts) => {
  const hash = site.setting('ADMIN_PASSWORD_HASH', '');
  return {
    ADMIN_PASSWORD_HASH: hash,
    ADMIN_PASSWORD: hash ? '' : site.setting('ADMIN_PASSWORD', STANDARD_ADMIN_PASSWORD),
    ADMIN_TOTP_SECRET: site.setting('ADMIN_TOTP_SECRET', ''),
  };
};
const mailFrom = 'Aureva Motors <no-reply@aureva-motors.example>';

/** All but the gateway. Add new services here. */
const parts: SiteProcess[] = [
  {
    name: 'maildev',
    entry: 'node_modules/maildev/dist/bin/maildev.js',
    simulated: true,
    port: { variable: 'MAIL_WEB_PORT', default: 1080, what: 'the mailbox page' },
    otherPorts: [{ variable: 'SMTP_PORT', default: 1025, what: 'mail delivery' }],
    args: (site) => {
      const here = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
      return [
        ...here,
        '--mail-directory',
        site.mailDir,
        '--web',
        `${site.port('MAIL_WEB_PORT')}`,
        '--smtp',
        `${site.port('SMTP_PORT')}`,
        // Its log would contain subjects and recipients.
        '--silent',
      ];
    },
    // E-mails contain names, texts and live links: only for whoever runs the site.
    env: () => ({ NODE_OPTIONS: '--max-semi-space-size=4 --import=data:text/javascript,process.umask(0o077)' }),
    health: '/api/healthz',
  },
  {
    name: 'svc-catalog',
    entry: 'svc-catalog/dist/main.js',
    port: { variable: 'SVC_CATALOG_PORT', default: 4201, what: 'svc-catalog' },
    database: {
      schema: 'catalog',
      extensions: ['pg_trgm', 'unaccent'],
      migrate: 'svc-catalog/dist/database/migrate.js',
      seed: 'svc-catalog/dist/database/seed.js',
    },
    queue: true,
    env: (site) => ({ ...media(site), ...ownTokenKey(site, 'svc-catalog'), SVC_CONTENT_URL: site.url('svc-content') }),
  },
  {
    name: 'svc-inquiries',
    entry: 'svc-inquiries/dist/main.js',
    port: { variable: 'SVC_INQUIRIES_PORT', default: 4202, what: 'svc-inquiries' },
    database: { schema: 'inquiries', extensions: ['pg_trgm'], migrate: 'svc-inquiries/dist/database/migrate.js' },
    queue: true,
    env: (site) => ({
      ...media(site),
      ...reply(site),
      ...ownTokenKey(site, 'svc-inquiries'),
      SVC_CATALOG_URL: site.url('svc-catalog'),
      SVC_CONTENT_URL: site.url('svc-content'),
    }),
  },
  {
    name: 'notifier',
    entry: 'svc-inquiries/dist/worker.js',
    port: { variable: 'NOTIFIER_PORT', default: 4212, what: 'the notifier' },
    otherPorts: [{ variable: 'INBOUND_MAIL_PORT', default: 1026, what: 'the answers of customers' }],
    queue: true,
    env: (site) => ({
      ...media(site),
      ...reply(site),
      INBOUND_MAIL_PORT: `${site.port('INBOUND_MAIL_PORT')}`,
      DATABASE_URL: site.databaseUrl('inquiries'),
      SMTP_URL: site.setting('SMTP_URL', `smtp://127.0.0.1:${site.port('SMTP_PORT')}`),
      MAIL_FROM: site.setting('MAIL_FROM', mailFrom),
      STAFF_EMAIL: site.setting('STAFF_EMAIL', 'staff@aureva-motors.example'),
      SVC_CATALOG_URL: site.url('svc-catalog'),
      SVC_CONTENT_URL: site.url('svc-content'),
      SVC_CONTENT_TOKEN_KEY: tokenKey(site, 'svc-content'),
      SVC_PAYMENTS_URL: site.url('svc-payments'),
      SVC_PAYMENTS_TOKEN_KEY: tokenKey(site, 'svc-payments'),
      SVC_ACCOUNTS_URL: site.url('svc-accounts'),
      SVC_ACCOUNTS_TOKEN_KEY: tokenKey(site, 'svc-accounts'),
    }),
  },
  {
    name: 'svc-accounts',
    entry: 'svc-accounts/dist/main.js',
    port: { variable: 'SVC_ACCOUNTS_PORT', default: 4205, what: 'svc-accounts' },
    database: { schema: 'accounts', migrate: 'svc-accounts/dist/database/migrate.js' },
    queue: true,
    env: (site) => ({ ...ownTokenKey(site, 'svc-accounts'), SECOND_FACTOR_KEY: site.secret('secondFactor') }),
  },
  {
    name: 'svc-content',
    entry: 'svc-content/dist/main.js',
    port: { variable: 'SVC_CONTENT_PORT', default: 4203, what: 'svc-content' },
    database: {
      schema: 'content',
      migrate: 'svc-content/dist/database/migrate.js',
      seed: 'svc-content/dist/database/seed.js',
    },
    // Calls svc-catalog to find unused pictures.
    env: (site) => ({
      ...media(site),
      ...ownTokenKey(site, 'svc-content'),
      SVC_CATALOG_URL: site.url('svc-catalog'),
      SVC_CATALOG_TOKEN_KEY: tokenKey(site, 'svc-catalog'),
    }),
  },
  {
    name: 'stripe-simulator',
    entry: 'infra/stripe-simulator/src/main.ts',
    simulated: true,
    port: { variable: 'STRIPE_SIMULATOR_PORT', default: 4290, what: 'the Stripe simulator' },
    env: (site) => ({
      // Through the gateway, like Stripe itself.
      WEBHOOK_URL: `${site.url('gateway')}/api/stripe/webhook`,
      WEBHOOK_SECRET: stripeWebhookSecret(site),
      STATE_FILE: site.stripeFile,
    }),
  },
  {
    name: 'svc-payments',
    entry: 'svc-payments/dist/main.js',
    port: { variable: 'SVC_PAYMENTS_PORT', default: 4204, what: 'svc-payments' },
    database: { schema: 'payments', migrate: 'svc-payments/dist/database/migrate.js' },
    queue: true,
    // Reconciles Stripe's payments right after its start.
    after: ['stripe-simulator'],
    env: (site) => ({
      ...ownTokenKey(site, 'svc-payments'),
      SVC_CONTENT_URL: site.url('svc-content'),
      ...stripeApi(site),
      ...stripeKeys(site),
    }),
  },
  {
    name: 'mf-catalog',
    entry: 'mf-catalog/dist/server/server.js',
    port: { variable: 'MF_CATALOG_PORT', default: 4101, what: 'mf-catalog' },
    env: (site) => ({ SVC_CATALOG_URL: site.url('svc-catalog'), SVC_INQUIRIES_URL: site.url('svc-inquiries') }),
  },
  {
    name: 'mf-services',
    entry: 'mf-services/dist/server/server.js',
    port: { variable: 'MF_SERVICES_PORT', default: 4102, what: 'mf-services' },
    env: (site) => ({ SVC_PAYMENTS_URL: site.url('svc-payments'), SVC_INQUIRIES_URL: site.url('svc-inquiries') }),
  },
  {
    name: 'mf-blog',
    entry: 'mf-blog/dist/server/server.js',
    port: { variable: 'MF_BLOG_PORT', default: 4103, what: 'mf-blog' },
    env: (site) => ({ SVC_CONTENT_URL: site.url('svc-content') }),
  },
  {
    name: 'mf-admin',
    entry: 'mf-admin/dist/server/server.js',
    port: { variable: 'MF_ADMIN_PORT', default: 4104, what: 'mf-admin' },
  },
  {
    name: 'shell',
    entry: 'shell/dist/server/server.js',
    port: { variable: 'SHELL_PORT', default: 4000, what: 'the shell' },
    env: (site) => ({
      MF_CATALOG_URL: site.url('mf-catalog'),
      MF_SERVICES_URL: site.url('mf-services'),
      MF_BLOG_URL: site.url('mf-blog'),
      MF_ADMIN_URL: site.url('mf-admin'),
      SVC_CONTENT_URL: site.url('svc-content'),
      SVC_INQUIRIES_URL: site.url('svc-inquiries'),
    }),
  },
];

/** The gateway's upstreams. */
export const behindGateway = parts.map(({ name }) => name).filter((name) => /^(svc-|mf-|shell$)/.test(name));

const addressVariable = (name: string): string => `${name.replaceAll('-', '_').toUpperCase()}_URL`;

const gateway: SiteProcess = {
  name: 'gateway',
  entry: 'gateway/dist/main.js',
  port: { variable: 'PORT', default: 8080, what: 'the site' },
  // Last, so that visitors find a complete site.
  after: behindGateway,
  env: (site) => ({
    SERVICE_TOKEN_SECRET: site.secret('serviceToken'),
    ...adminSecrets(site),
    ...stripeApi(site),
    ...Object.fromEntries(behindGateway.map((name) => [addressVariable(name), site.url(name)])),
  }),
};

/** Every process of the site except PostgreSQL. They stop in reverse order. */
export const processes: SiteProcess[] = [...parts, gateway];
