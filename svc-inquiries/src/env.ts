import { addressOf, baseAddress, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { eventRetentionEnv, recordRetentionEnv, recordRetentionRule, retentionEnv } from '@dealership/service-kit/background';
import { databaseEnv } from '@dealership/service-kit/database';
import { trustedOrigins } from '@dealership/service-kit/guarded-fetch';
import { mediaEnv, mediaRule } from '@dealership/service-kit/private-files';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv, tokenKeyOf } from '@dealership/service-kit/staff';
import { z } from 'zod';
import { receivedMailDaysEnv, receivedMailEnv, receivedMailRule } from './messages/received-mail/received-mail-env.js';

const addressList = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()).min(1));

/** Where customers' replies arrive, and the key of addresses and links in e-mails. */
const replyEnv = {
  REPLY_ADDRESS: z
    .email()
    .max(200)
    .optional()
    .describe(
      'Address at which replies to e-mails are received, such as `requests@reply.example.com`. E-mails about a request ask ' +
        'for replies at an address of that request, such as `requests+contact-117-…@`, which the mail server must deliver too. ' +
        "If not set, replies go to the dealer's published e-mail address.",
    ),
  REPLY_ADDRESS_KEY: z
    .string()
    .min(32)
    .describe('Key that signs the reply addresses, and the links in e-mails that end a subscription.'),
};

export type ReplyEnv = z.infer<z.ZodObject<typeof replyEnv>>;

const confirmations = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const commonEnv = {
  WEBHOOK_TRUSTED_ORIGINS: trustedOrigins.describe(
    'Comma-separated origins to which webhooks may be sent over http or in a private network. List only servers of your own.',
  ),
  ...processEnv,
  DATABASE_URL: databaseEnv.DATABASE_URL,
  ...queueEnv,
  ...dealerEnv,
  SVC_CATALOG_URL: addressOf('svc-catalog'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  ...mediaEnv,
  ...replyEnv,
  PUBLIC_URL: baseAddress.describe(
    'Public address of the site, the base of links in e-mails. Its host name is the domain of their Message-IDs.',
  ),
};

/** Environment of the HTTP process. */
const serviceShape = {
  ...commonEnv,
  DATABASE_POOL_SIZE: databaseEnv.DATABASE_POOL_SIZE,
  ...tokenKeyEnv,
  ...receivedMailDaysEnv,
  SEARCH_ALERT_MINUTES: z.coerce
    .number()
    .min(0.01)
    .max(1440)
    .default(10)
    .describe('Minutes between two searches for new vehicles that match the search alerts of visitors.'),
};

export const serviceEnv = defineEnv(serviceShape, mediaRule);

export type ServiceEnv = EnvOf<typeof serviceEnv>;

const workerShape = {
  ...commonEnv,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe(
      'Outgoing mail server, such as `smtps://user:password@host`. With `smtp://` the server must support STARTTLS, unless it ' +
        'runs on the same machine or the address ends with `?requireTLS=false`.',
    ),
  SMTP_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1000)
    .max(600_000)
    .default(60_000)
    .describe(
      'Timeout in milliseconds for sending one e-mail. A stopping notifier may need as long to end, so set its grace period ' +
        'accordingly.',
    ),
  MAIL_FROM: z.string().min(3).describe('Sender of every e-mail, such as `Name <address>`.'),
  STAFF_EMAIL: addressList.describe(
    'Comma-separated addresses of the staff who receive notifications. Initial value; overridden by what is published under ' +
      'Settings and texts.',
  ),
  SVC_CONTENT_TOKEN_KEY: tokenKeyOf('svc-content'),
  SVC_PAYMENTS_URL: addressOf('svc-payments'),
  SVC_PAYMENTS_TOKEN_KEY: tokenKeyOf('svc-payments'),
  SVC_ACCOUNTS_URL: addressOf('svc-accounts'),
  SVC_ACCOUNTS_TOKEN_KEY: tokenKeyOf('svc-accounts'),
  ...retentionEnv,
  ...eventRetentionEnv,
  ...recordRetentionEnv,
  ...receivedMailEnv,
  CONFIRMATIONS_PER_HOUR: confirmations(6).describe(
    'Maximum number of e-mails per hour to one address that anybody can trigger, such as confirmations of forms and notices of ' +
      'failed payments. Notifications to staff are not limited.',
  ),
  CONFIRMATIONS_PER_DAY: confirmations(12).describe(
    'Maximum number of such e-mails per day to one address; see `CONFIRMATIONS_PER_HOUR`.',
  ),
  NOTIFIER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe('Maximum number of e-mails that the notifier sends at the same time.'),
};

/** Environment of the notifier. */
export const workerEnv = defineEnv(workerShape, (env, wrong) => {
  recordRetentionRule(env, wrong);
  receivedMailRule(env, wrong);
  mediaRule(env, wrong);
});

export type WorkerEnv = EnvOf<typeof workerEnv>;

/** Environment of the operators' commands. */
export const toolEnv = defineEnv({ ...databaseEnv, ...queueEnv });
