import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS } from './webhooks.js';

/** A webhook. */
export const webhook = z.strictObject({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  failingSince: timestamp
    .nullable()
    .describe('The time since which messages have been failing; `null` if the last message was accepted.'),
  disabledAt: timestamp.nullable().describe('The time since which the webhook has been disabled.'),
  version: z.int(),
  createdAt: timestamp,
});

export type Webhook = z.infer<typeof webhook>;

export const issuedWebhook = z.strictObject({
  ...webhook.shape,
  secret: z.string().describe('The secret that signs the messages (Standard Webhooks). It is returned only once.'),
});

export type IssuedWebhook = z.infer<typeof issuedWebhook>;

const webhookDelivery = z.strictObject({
  id: z.int(),
  messageId: z.string().describe('The `webhook-id` of every attempt.'),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.int(),
  lastAnswer: z.string().nullable().describe('The HTTP status of the last attempt, or the reason why there was none.'),
  createdAt: timestamp,
  deliveredAt: timestamp.nullable(),
});

export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryPage = staffPage(webhookDelivery);

export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;
