import { defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { z } from 'zod';

/** Environment of the simulator. Its keys are not named STRIPE_…: those are Stripe's own, and may be real keys. */
export const serviceEnv = defineEnv(
  {
    HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
    PORT: processEnv.PORT.default(4290).describe('Port to listen on.'),
    LOG_LEVEL: processEnv.LOG_LEVEL,
    SIMULATOR_SECRET_KEY: z.string().startsWith('sk_test_').optional().describe('Key of the calls from servers.'),
    SIMULATOR_PUBLISHABLE_KEY: z.string().startsWith('pk_test_').optional().describe('Key of the calls from browsers.'),
    WEBHOOK_URL: webAddress.optional().describe('Where events are sent to; nowhere without it.'),
    WEBHOOK_SECRET: z.string().startsWith('whsec_').optional().describe('Signs the events; goes with `WEBHOOK_URL`.'),
    STATE_FILE: z.string().optional().describe('Keeps the state over restarts; without it the state ends with the process.'),
    PUBLIC_URL: webAddress.optional().describe('Of the site: pages of its origin may call the API.'),
  },
  ({ WEBHOOK_URL, WEBHOOK_SECRET }, wrong) => {
    if (WEBHOOK_URL && !WEBHOOK_SECRET) wrong('WEBHOOK_SECRET', 'is needed with WEBHOOK_URL');
  },
);

export type ServiceEnv = EnvOf<typeof serviceEnv>;
