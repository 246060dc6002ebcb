import { z } from 'zod';

/**
 * What a link that confirms or ends a subscription or an alert is good for. `confirmed` or `ended`: that is done already.
 * `invalid`: unknown or expired.
 */
export const subscriptionLink = z.strictObject({ state: z.enum(['open', 'confirmed', 'ended', 'invalid']) });

export type SubscriptionLink = z.infer<typeof subscriptionLink>;

export type SubscriptionLinkState = SubscriptionLink['state'];
