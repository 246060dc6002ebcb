import { defineEnv, processEnv } from '@dealership/server-kit';

/** What the server reads. */
export const serverEnv = defineEnv(processEnv);
