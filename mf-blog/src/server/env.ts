import { addressOf, defineEnv, processEnv } from '@dealership/server-kit';

/** What the server reads. */
export const serverEnv = defineEnv({ ...processEnv, SVC_CONTENT_URL: addressOf('svc-content') });
