import { defineEnv, processEnv } from '@dealership/server-kit';

/** The value as the server parses it. */
export const serverEnv = defineEnv(processEnv);
