import {
  adminSecrets,
  mailFrom,
  media,
  ownTokenKey,
  reply,
  stripeKeys,
  stripeSimulator,
  stripeWebhookSecret,
  tokenKey,
} from './process-settings.ts';
import type { SiteProcess } from './site-process.ts';

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
    env: () => ({ NODE_OPTIONS: '--import=data:text/javascript,process.umask(0o077)' }),
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
      ...stripeSimulator(site, 'STRIPE_API_URL'),
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
    ...stripeSimulator(site, 'STRIPE_SIMULATOR_PUBLIC_URL'),
    ...Object.fromEntries(behindGateway.map((name) => [addressVariable(name), site.url(name)])),
  }),
};

/** Every process of the site except PostgreSQL. They stop in reverse order. */
export const processes: SiteProcess[] = [...parts, gateway];
