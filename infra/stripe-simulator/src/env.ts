import { defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { z } from 'zod';

/** Environment of the simulator. Its keys are not named STRIPE_…: those are Stripe's own, and may be real keys. */
export const serviceEnv = defineEnv(
  {
    HOST: z.string().default('127.0.0.1').describe('IP address to listen on.'),
    PORT: processEnv.PORT.default(4290).describe('TCP port to listen on.'),
    LOG_LEVEL: processEnv.LOG_LEVEL,
    SIMULATOR_SECRET_KEY: z
      .string()
      .startsWith('sk_test_')
      .optional()
      .describe('Secret key that the simulator accepts from servers. If not set, a built-in key applies.'),
    SIMULATOR_PUBLISHABLE_KEY: z
      .string()
      .startsWith('pk_test_')
      .optional()
      .describe('Publishable key that the simulator accepts from browsers. If not set, a built-in key applies.'),
    WEBHOOK_URL: webAddress.optional().describe('Address to which webhook events are sent. If not set, none are sent.'),
    WEBHOOK_SECRET: z
      .string()
      .startsWith('whsec_')
      .optional()
      .describe('Secret that signs webhook events. Required with `WEBHOOK_URL`.'),
    STATE_FILE: z
      .string()
      .optional()
      .describe('File in which the state is stored across restarts. If not set, the state is lost when the process ends.'),
    PUBLIC_URL: webAddress.optional().describe('Public address of the site. Pages of its origin may call the API.'),
  },
  ({ WEBHOOK_URL, WEBHOOK_SECRET }, wrong) => {
    if (WEBHOOK_URL && !WEBHOOK_SECRET) wrong('WEBHOOK_SECRET', 'is needed with WEBHOOK_URL');
  },
);

export type ServiceEnv = EnvOf<typeof serviceEnv>;
