import * as z from 'zod/mini';
import { messageKey } from '../../fields/form-fields.js';
import { MAX_WEBHOOK_URL } from '../../fields/limits.js';
import { versionField } from '../../fields/staff/staff-fields.js';

/** Webhook topics. */
export const WEBHOOK_EVENTS = [
  'request.received',
  'payment.succeeded',
  'payment.refunded',
  'vehicle.added',
  'vehicle.changed',
  'vehicle.sold',
  'vehicle.removed',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password;
};

const fields = {
  url: z
    .string(messageKey('webhookUrl'))
    .check(z.trim(), z.maxLength(MAX_WEBHOOK_URL, messageKey('tooLong')), z.refine(isHttps, { error: messageKey('webhookUrl') })),
  events: z.array(z.enum(WEBHOOK_EVENTS, messageKey('webhookEvents')), messageKey('webhookEvents')).check(
    z.minLength(1, messageKey('webhookEvents')),
    z.refine((events) => new Set(events).size === events.length, { error: messageKey('webhookEvents') }),
  ),
};

/** Body of `POST /api/webhooks`. */
export const newWebhook = z.strictObject(fields);

export type NewWebhook = z.infer<typeof newWebhook>;

/** Body of `PUT /api/webhooks/:id`. */
export const webhookChanges = z.strictObject({
  ...z.partial(newWebhook).shape,
  disabled: z.optional(z.boolean(messageKey('flag'))),
  version: versionField,
});

export type WebhookChanges = z.infer<typeof webhookChanges>;
