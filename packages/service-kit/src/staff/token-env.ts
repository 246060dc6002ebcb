import { z } from 'zod';

/** What signs and checks the calls behind the gateway. At least 32 characters, best random ones. */
export const serviceTokenEnv = {
  SERVICE_TOKEN_SECRET: z.string().min(32).describe('Signs the calls behind the gateway; the same in all processes.'),
};
