import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams, pageQuery } from '../../fields/parameters.js';
import { issuedWebhook, webhook, webhookDeliveryPage } from './responses.js';
import { newWebhook, webhookChanges } from './webhooks.js';

export const listWebhooks = { summary: 'Returns all webhooks.', response: z.array(webhook) } satisfies Shape;
export const createWebhook = {
  summary:
    'Creates a webhook, which notifies an address by signed messages (Standard Webhooks). Only this response contains the ' +
    'secret.',
  body: newWebhook,
  bodyExample: { url: 'https://crm.example/hooks', events: ['request.received'] },
  response: issuedWebhook,
  status: 201,
} satisfies Shape;
export const updateWebhook = {
  summary: 'Updates the address or events of a webhook, or disables or enables it.',
  params: idParams,
  body: webhookChanges,
  bodyExample: { disabled: false, version: 3 },
  response: webhook,
} satisfies Shape;
export const deleteWebhook = {
  summary: 'Deletes a webhook and its deliveries.',
  params: idParams,
  status: 204,
} satisfies Shape;
export const rotateWebhookSecret = {
  summary: 'Creates a new secret for a webhook. For one day, messages are signed with the previous secret as well.',
  params: idParams,
  response: issuedWebhook,
} satisfies Shape;
export const listWebhookDeliveries = {
  summary: 'Returns a page of the deliveries of a webhook, newest first.',
  params: idParams,
  query: pageQuery,
  response: webhookDeliveryPage,
} satisfies Shape;
export const redeliverWebhookMessage = {
  summary: 'Sends a message again, with the same ID.',
  params: idParams,
  status: 204,
} satisfies Shape;
