export type SubscriptionAction = 'subscribe' | 'confirm' | 'unsubscribe' | 'confirm-alert' | 'end-alert';

/** `refused`: invalid, so that retrying does not help. `limited`: rate-limited. `failed`: may be retried. */
export type NewsletterOutcome = 'done' | 'refused' | 'limited' | 'failed';
