import { GuardedFetcher } from '@dealership/service-kit/guarded-fetch';

export const WEBHOOK_FETCHER = Symbol('WEBHOOK_FETCHER');

export type WebhookFetcher = GuardedFetcher;

/** `trustedOrigins`: set by the operator; they may be in a private network. */
export const webhookFetcher = (trustedOrigins: readonly string[]) => ({
  provide: WEBHOOK_FETCHER,
  useFactory: () => new GuardedFetcher({ trustedOrigins }),
});
