import { addressOf, defineEnv, processEnv } from '@dealership/server-kit';

/** The environment variables that the server reads. */
export const serverEnv = defineEnv({
  ...processEnv,
  SVC_PAYMENTS_URL: addressOf('svc-payments'),
  SVC_INQUIRIES_URL: addressOf('svc-inquiries'),
});
