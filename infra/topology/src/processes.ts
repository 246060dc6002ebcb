import { createHmac } from 'node:crypto';
export interface PortDeclaration {
  /** The environment variable that changes it. */
  variable: string;
  default: number;
  /** What a person uses it for, e.g. 'the site'. */
  what: string;
}

/** What an entry of the table below may ask about the site that is being started. */
export interface SiteFacts {
  /** Address of another part, by its name. */
  url(name: string): string;
  /** Port by the variable that sets it. */
  port(variable: string): number;
  /** What the person who starts the site set, or the standard value. */
  setting(variable: string, standard: string): string;
  /** A generated secret, the same at every start. */
  secret(name: string): string;
  /** Connection URL of the database role of that schema. */
  databaseUrl(schema: string): string;
  mediaDir: string;
  /** Where the mail catcher keeps what it caught. */
  mailDir: string;
  /** Where the Stripe simulator keeps its payments. */
  stripeFile: string;
}

export interface SiteProcess {
  name: string;
  /** JavaScript file to run, below the root. */
  entry: string;
  /** The HTTP port, which the process reads as PORT. */
  port: PortDeclaration;
  otherPorts?: PortDeclaration[];
  args?: (site: SiteFacts) => string[];
  env?: (site: SiteFacts) => Record<string, string>;
  /** Path that answers 200 when it can take work; `/health/ready` unless said otherwise. */
  health?: string;
  /** Names of the processes that must be ready before it is started. */
  after?: string[];
  /** A schema and a role of its own, given to it as DATABASE_URL. Files are below the root and end by themselves. */
  database?: { schema: string; extensions?: string[]; migrate?: string; seed?: string };
  /** Stands in for what a dealer buys elsewhere; production has none of it. */
  standIn?: true;
  /** Gets REDIS_URL when that is set, else QUEUE_DATABASE_URL. */
  queue?: boolean;
}

/** Of a site that only this machine can reach. */
export const STANDARD_ADMIN_PASSWORD = 'ajman-showroom-248';

const media = (site: SiteFacts) => ({ MEDIA_DIR: site.mediaDir });
/** Where answers to letters arrive. */
const reply = (site: SiteFacts) => ({
  REPLY_ADDRESS: site.setting('REPLY_ADDRESS', 'requests@reply.aureva-motors.example'),
  REPLY_ADDRESS_KEY: site.secret('replyAddress'),
});
/** The key with which calls to a service are signed; the gateway alone knows the secret that makes them all. */
const tokenKey = (site: SiteFacts, service: string): string =>
  createHmac('sha256', site.secret('serviceToken')).update(service).digest('hex');
const ownTokenKey = (site: SiteFacts, service: string) => ({ SERVICE_TOKEN_KEY: tokenKey(site, service) });
const stripeWebhookSecret = (site: SiteFacts) => `whsec_${site.secret('stripeWebhook')}`;
/** Where services and browsers find the simulator, unless the person has an account at Stripe. */
const stripeApi = (site: SiteFacts): Record<string, string> =>
  site.setting('STRIPE_SECRET_KEY', '') ? {} : { STRIPE_API_URL: site.url('stripe-simulator') };
/** The keys that the simulator accepts; svc-payments knows no simulator in production. */
const stripeKeys = (site: SiteFacts): Record<string, string> =>
  site.setting('STRIPE_SECRET_KEY', '')
    ? {}
    : {
        NODE_ENV: 'development',
        STRIPE_SECRET_KEY: 'sk_test_simulator',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret(site),
      };
/** A hash that the person set takes the place of any password. Empty is the same as not set. */
const adminSecrets = (site: SiteFacts) => {
  const hash = site.setting('ADMIN_PASSWORD_HASH', '');
  return {
    ADMIN_PASSWORD_HASH: hash,
    ADMIN_PASSWORD: hash ? '' : site.setting('ADMIN_PASSWORD', STANDARD_ADMIN_PASSWORD),
    ADMIN_TOTP_SECRET: site.setting('ADMIN_TOTP_SECRET', ''),
  };
};
const mailFrom = 'Aureva Motors <no-reply@aureva-motors.example>';

/** All but the gateway. A new service is one more entry. */
const parts: SiteProcess[] = [
  {
    name: 'maildev',
    entry: 'node_modules/maildev/dist/bin/maildev.js',
    standIn: true,
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
        // It would print subjects and recipients.
        '--silent',
      ];
    },
    // Letters hold names, texts and live links: they are for the eyes of who runs the site.
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
    // It asks svc-catalog when it looks for unused pictures.
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
    standIn: true,
    port: { variable: 'STRIPE_SIMULATOR_PORT', default: 4290, what: 'the Stripe simulator' },
    env: (site) => ({
      // Through the gateway, as Stripe itself comes.
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
    // It looks at the payments of Stripe as soon as it starts.
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

/** What the gateway sends requests to. */
export const behindGateway = parts.map(({ name }) => name).filter((name) => /^(svc-|mf-|shell$)/.test(name));

const addressVariable = (name: string): string => `${name.replaceAll('-', '_').toUpperCase()}_URL`;

const gateway: SiteProcess = {
  name: 'gateway',
  entry: 'gateway/dist/main.js',
  port: { variable: 'PORT', default: 8080, what: 'the site' },
  // Last, so that whoever reaches the site finds all of it.
  after: behindGateway,
  env: (site) => ({
    SERVICE_TOKEN_SECRET: site.secret('serviceToken'),
    ...adminSecrets(site),
    ...stripeApi(site),
    ...Object.fromEntries(behindGateway.map((name) => [addressVariable(name), site.url(name)])),
  }),
};

/** Every process of the site besides PostgreSQL. They stop in the reverse order. */
export const processes: SiteProcess[] = [...parts, gateway];
