import { DEFAULT_DEALER } from '@dealership/contracts';
import { databaseEnv, processEnv, readEnv, serviceTokenEnv } from '@dealership/service-kit';
import { retentionEnv } from '@dealership/service-kit/background';
import { type QueueOptions, queueEnv } from '@dealership/service-kit/queue';
import { z } from 'zod';

const addressList = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()).min(1));

const commonEnv = { ...processEnv, ...databaseEnv, ...queueEnv };

const httpEnv = {
  ...commonEnv,
  ...serviceTokenEnv,
  /** Where svc-catalog is, which knows the vehicles' names. */
  SVC_CATALOG_URL: z.url({ protocol: /^https?$/ }),
};

const mailEnv = {
  /** Where visitors reach the site; the links of the e-mails and the host of their Message-IDs. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  /** Who gets the inquiries; several addresses with commas between them. */
  STAFF_EMAIL: addressList,
  SITE_NAME: z.string().default(DEFAULT_DEALER.name),
  CONTACT_PHONE: z.string().default(DEFAULT_DEALER.phone),
  CONTACT_MOBILE: z.string().default(DEFAULT_DEALER.mobile),
  CONTACT_EMAIL: z.email().default(DEFAULT_DEALER.email),
};

/** What the notifier reads. */
export const workerEnv = {
  ...commonEnv,
  ...mailEnv,
  ...serviceTokenEnv,
  /** Where svc-payments is, which knows what the e-mails about payments say. */
  SVC_PAYMENTS_URL: z.url({ protocol: /^https?$/ }),
  ...retentionEnv,
  /** E-mails that are written at the same time. */
  NOTIFIER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5),
};

const toolEnv = { ...databaseEnv, ...queueEnv };

export type DatabaseEnv = z.infer<z.ZodObject<typeof databaseEnv>>;
export type HttpEnv = z.infer<z.ZodObject<typeof httpEnv>>;
export type WorkerEnv = z.infer<z.ZodObject<typeof workerEnv>>;
export type ToolEnv = z.infer<z.ZodObject<typeof toolEnv>>;

export const readHttpEnv = (): HttpEnv => readEnv(httpEnv);
export const readWorkerEnv = (): WorkerEnv => readEnv(workerEnv);
export const readMigrationEnv = (): DatabaseEnv => readEnv(databaseEnv);
export const readToolEnv = (): ToolEnv => readEnv(toolEnv);

export const queueOptions = (env: Pick<HttpEnv, 'REDIS_URL' | 'QUEUE_DATABASE_URL'>): QueueOptions => ({
  redisUrl: env.REDIS_URL,
  databaseUrl: env.QUEUE_DATABASE_URL,
});
