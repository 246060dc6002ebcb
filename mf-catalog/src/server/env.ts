import { addressOf, defineEnv, processEnv } from '@dealership/server-kit';

/** What the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  SVC_CATALOG_URL: addressOf('svc-catalog'),
  SVC_INQUIRIES_URL: addressOf('svc-inquiries'),
});
