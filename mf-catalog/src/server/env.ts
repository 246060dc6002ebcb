import { addressOf, defineEnv, processEnv } from '@dealership/server-kit';

/** Environment variables of the server. */
export const serverEnv = defineEnv({
  ...processEnv,
  SVC_CATALOG_URL: addressOf('svc-catalog'),
  SVC_INQUIRIES_URL: addressOf('svc-inquiries'),
});
