import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const staff = { service: 'inquiries', access: 'staff', permission: 'integrations.manage' } as const;

export const listWebhooks: EndpointOf<typeof shapes.listWebhooks> = {
  method: 'GET',
  path: '/api/webhooks',
  ...staff,
};
export const createWebhook: EndpointOf<typeof shapes.createWebhook> = {
  method: 'POST',
  path: '/api/webhooks',
  ...staff,
};
export const updateWebhook: EndpointOf<typeof shapes.updateWebhook> = {
  method: 'PUT',
  path: '/api/webhooks/:id',
  ...staff,
};
export const deleteWebhook: EndpointOf<typeof shapes.deleteWebhook> = {
  method: 'DELETE',
  path: '/api/webhooks/:id',
  ...staff,
};
export const rotateWebhookSecret: EndpointOf<typeof shapes.rotateWebhookSecret> = {
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  ...staff,
};
export const listWebhookDeliveries: EndpointOf<typeof shapes.listWebhookDeliveries> = {
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  ...staff,
};
export const redeliverWebhookMessage: EndpointOf<typeof shapes.redeliverWebhookMessage> = {
  method: 'POST',
  path: '/api/webhook-deliveries/:id/redeliver',
  ...staff,
};
