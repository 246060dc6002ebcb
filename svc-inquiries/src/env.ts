import { addressOf, baseAddress, dealerEnv, defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { eventRetentionEnv, recordRetentionEnv, recordRetentionRule, retentionEnv } from '@dealership/service-kit/background';
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

/** Where the answers of customers arrive. Both, or neither. */
const replyEnv = {
  REPLY_ADDRESS: z
    .email()
    .max(200)
    .optional()
    .describe(
      'Address at which answers to letters arrive, `requests@reply.example.com`. Letters ask for answers at an address of each request, ' +
        '`requests+contact-117-…@`, which its mail server must deliver too. Without it they go to the address of the settings.',
    ),
  REPLY_ADDRESS_KEY: z.string().min(32).optional().describe('Signs those addresses; goes with `REPLY_ADDRESS`.'),
};

export type ReplyEnv = z.infer<z.ZodObject<typeof replyEnv>>;

function replyRule(env: ReplyEnv, wrong: (variable: 'REPLY_ADDRESS_KEY', message: string) => void): void {
  if (env.REPLY_ADDRESS && !env.REPLY_ADDRESS_KEY) wrong('REPLY_ADDRESS_KEY', 'must be set with REPLY_ADDRESS');
}

const confirmations = (standard: number) => z.coerce.number().int().min(1).default(standard);

const commonEnv = {
  WEBHOOK_TRUSTED_ORIGINS: trustedOrigins.describe(
    "Origins of the operator's own that webhooks may have on http or in a private network, with commas.",
  ),
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...dealerEnv,
  SVC_CATALOG_URL: addressOf('svc-catalog'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  ...mediaEnv,
  ...replyEnv,
  PUBLIC_URL: baseAddress.describe('Begins the links of e-mails and ends their Message-IDs.'),
};

/** What the HTTP process reads. */
const serviceShape = {
  ...commonEnv,
  ...tokenKeyEnv,
  ...receivedMailDaysEnv,
  SEARCH_ALERT_MINUTES: z.coerce
    .number()
    .min(0.01)
    .max(1440)
    .default(10)
    .describe('Minutes between two looks for new cars that visitors have an alert for.'),
};

export const serviceEnv = defineEnv(serviceShape, (env, wrong) => {
  mediaRule(env, wrong);
  replyRule(env, wrong);
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;

const workerShape = {
  ...commonEnv,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe(
      'Mail server: `smtps://user:password@host`. With `smtp://` it must offer STARTTLS unless it is this machine or the address ends ' +
        'with `?requireTLS=false`.',
    ),
  SMTP_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1000)
    .max(600_000)
    .default(60_000)
    .describe('How long the mail server may take for one e-mail. A notifier that is stopped needs as long to end.'),
  MAIL_FROM: z.string().min(3).describe('Sender of every e-mail: `Name <address>`.'),
  STAFF_EMAIL: addressList.describe(
    'Who of the staff gets mail; several addresses with commas between them. Default; overridden by what is published under Settings and texts.',
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
  CONFIRMATIONS_PER_HOUR: confirmations(3).describe(
    'Letters that one address gets in an hour of what anybody may cause: confirmations of forms, failed payments; the staff read of each.',
  ),
  CONFIRMATIONS_PER_DAY: confirmations(6).describe('As `CONFIRMATIONS_PER_HOUR`, in a day.'),
  NOTIFIER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5).describe('E-mails that are written at the same time.'),
};

/** What the notifier reads. */
export const workerEnv = defineEnv(workerShape, (env, wrong) => {
  recordRetentionRule(env, wrong);
  receivedMailRule(env, wrong);
  mediaRule(env, wrong);
  replyRule(env, wrong);
});

export type WorkerEnv = EnvOf<typeof workerEnv>;

/** What the commands of operators read. */
export const toolEnv = defineEnv({ ...databaseEnv, ...queueEnv });
