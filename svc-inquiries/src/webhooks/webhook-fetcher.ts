import { GuardedFetcher } from '@dealership/service-kit/guarded-fetch';

export const WEBHOOK_FETCHER = Symbol('WEBHOOK_FETCHER');

export type WebhookFetcher = GuardedFetcher;

/** `trustedOrigins`: of the operator's own, which may be in a private network. */
export const webhookFetcher = (trustedOrigins: readonly string[]) => ({
  provide: WEBHOOK_FETCHER,
  useFactory: () => new GuardedFetcher({ trustedOrigins }),
});
