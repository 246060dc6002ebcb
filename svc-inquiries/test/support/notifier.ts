import type { NotifierEnv } from '../../src/worker.module.js';
import { DEALER_ENV, type Environment } from './environment.js';
import type { SmtpServer } from './servers/smtp-server.js';

export const STAFF = 'sales@dealer.example';

/** The notifier's environment in tests. */
export const notifierEnv = (
  { env }: Pick<Environment, 'env'>,
  smtp: Pick<SmtpServer, 'url'>,
  changes: Partial<NotifierEnv> = {},
): NotifierEnv => ({
  DATABASE_URL: env.DATABASE_URL,
  REDIS_URL: env.REDIS_URL,
  QUEUE_DATABASE_URL: env.QUEUE_DATABASE_URL,
  ...DEALER_ENV,
  REPLY_ADDRESS_KEY: env.REPLY_ADDRESS_KEY,
  SMTP_URL: smtp.url,
  SMTP_TIMEOUT_MS: 60_000,
  MAIL_FROM: 'Aureva Motors <no-reply@cars.example>',
  STAFF_EMAIL: [STAFF],
  WEBHOOK_TRUSTED_ORIGINS: [],
  NOTIFIER_CONCURRENCY: 5,
  CONFIRMATIONS_PER_HOUR: 1000,
  CONFIRMATIONS_PER_DAY: 1000,
  SVC_CONTENT_TOKEN_KEY: env.SERVICE_TOKEN_KEY,
  SVC_CATALOG_URL: env.SVC_CATALOG_URL,
  SVC_PAYMENTS_URL: 'http://127.0.0.1:1',
  SVC_PAYMENTS_TOKEN_KEY: env.SERVICE_TOKEN_KEY,
  SVC_ACCOUNTS_URL: 'http://127.0.0.1:1',
  SVC_ACCOUNTS_TOKEN_KEY: env.SERVICE_TOKEN_KEY,
  RETENTION_DAYS: 0,
  EVENT_RETENTION_DAYS: 90,
  RECORD_RETENTION_DAYS: 1095,
  INBOUND_MAIL_SENDERS: [],
  RECEIVED_MAIL_DAYS: 30,
  ...changes,
});
