import { addressOf, defineEnv, processEnv } from '@dealership/server-kit';

/** Environment variables of the server. */
export const serverEnv = defineEnv({ ...processEnv, SVC_CONTENT_URL: addressOf('svc-content') });
