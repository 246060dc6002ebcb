import { defineEnv, processEnv } from '@dealership/server-kit';

/** The environment variables that the server reads. */
export const serverEnv = defineEnv(processEnv);
