import type { EndpointOf } from '../endpoint.js';
import type * as shapes from './shapes.js';

const service = 'inquiries';
const open = { service, access: 'public' } as const;
const form = { ...open, rate: 'form' } as const;
const staff = { service, access: 'staff' } as const;

export const reserveUpcomingVehicle: EndpointOf<typeof shapes.reserveUpcomingVehicle> = {
  method: 'POST',
  path: '/api/vehicle-reservations',
  ...form,
};

export const subscribeToNewsletter: EndpointOf<typeof shapes.subscribeToNewsletter> = {
  method: 'POST',
  path: '/api/newsletter',
  ...form,
};
export const confirmNewsletter: EndpointOf<typeof shapes.confirmNewsletter> = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  ...form,
};
export const unsubscribeFromNewsletter: EndpointOf<typeof shapes.unsubscribeFromNewsletter> = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  ...form,
  // One-click unsubscribe by mail clients, whose pages have other origins.
  crossSite: true,
};
export const openUnsubscribePage: EndpointOf<typeof shapes.openUnsubscribePage> = {
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  ...open,
};

export const requestSearchAlert: EndpointOf<typeof shapes.requestSearchAlert> = {
  method: 'POST',
  path: '/api/search-alerts',
  ...form,
};
export const confirmSearchAlert: EndpointOf<typeof shapes.confirmSearchAlert> = {
  method: 'POST',
  path: '/api/search-alerts/confirm',
  ...form,
};
export const endSearchAlert: EndpointOf<typeof shapes.endSearchAlert> = {
  method: 'POST',
  path: '/api/search-alerts/end',
  ...form,
  // One-click unsubscribe by mail clients, whose pages have other origins.
  crossSite: true,
};
export const openEndAlertPage: EndpointOf<typeof shapes.openEndAlertPage> = {
  method: 'GET',
  path: '/api/search-alerts/end',
  ...open,
};
export const listSearchAlerts: EndpointOf<typeof shapes.listSearchAlerts> = {
  method: 'GET',
  path: '/api/search-alerts',
  ...staff,
  permission: 'requests.read',
};

export const listArrivalsEmails: EndpointOf<typeof shapes.listArrivalsEmails> = {
  method: 'GET',
  path: '/api/arrivals-emails',
  ...staff,
  permission: 'arrivals.send',
};
export const previewArrivalsEmail: EndpointOf<typeof shapes.previewArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails/preview',
  ...staff,
  permission: 'arrivals.send',
};
export const testArrivalsEmail: EndpointOf<typeof shapes.testArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails/test',
  ...staff,
  permission: 'arrivals.send',
};
export const sendArrivalsEmail: EndpointOf<typeof shapes.sendArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails',
  ...staff,
  permission: 'arrivals.send',
};

export const listNotifications: EndpointOf<typeof shapes.listNotifications> = {
  method: 'GET',
  path: '/api/notifications',
  ...staff,
  permission: 'notifications.read',
};
export const listEmails: EndpointOf<typeof shapes.listEmails> = {
  method: 'GET',
  path: '/api/notifications/emails',
  ...staff,
  permission: 'notifications.read',
};
export const resendEmail: EndpointOf<typeof shapes.resendEmail> = {
  method: 'POST',
  path: '/api/notifications/emails/:id/resend',
  ...staff,
  permission: 'notifications.resend',
};
export const resendNotification: EndpointOf<typeof shapes.resendNotification> = {
  method: 'POST',
  path: '/api/notifications/:id/resend',
  ...staff,
  permission: 'notifications.resend',
};
export const resendFailedNotifications: EndpointOf<typeof shapes.resendFailedNotifications> = {
  method: 'POST',
  path: '/api/notifications/resend-failed',
  ...staff,
  permission: 'notifications.resend',
};

export const getRequestFigures: EndpointOf<typeof shapes.getRequestFigures> = {
  method: 'GET',
  path: '/api/staff/figures/requests',
  ...staff,
  permission: 'requests.read',
};
export const listWebhooks: EndpointOf<typeof shapes.listWebhooks> = {
  method: 'GET',
  path: '/api/webhooks',
  ...staff,
  permission: 'integrations.manage',
};
export const createWebhook: EndpointOf<typeof shapes.createWebhook> = {
  method: 'POST',
  path: '/api/webhooks',
  ...staff,
  permission: 'integrations.manage',
};
export const updateWebhook: EndpointOf<typeof shapes.updateWebhook> = {
  method: 'PUT',
  path: '/api/webhooks/:id',
  ...staff,
  permission: 'integrations.manage',
};
export const deleteWebhook: EndpointOf<typeof shapes.deleteWebhook> = {
  method: 'DELETE',
  path: '/api/webhooks/:id',
  ...staff,
  permission: 'integrations.manage',
};
export const rotateWebhookSecret: EndpointOf<typeof shapes.rotateWebhookSecret> = {
  method: 'POST',
  path: '/api/webhooks/:id/secret',
  ...staff,
  permission: 'integrations.manage',
};
export const listWebhookDeliveries: EndpointOf<typeof shapes.listWebhookDeliveries> = {
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  ...staff,
  permission: 'integrations.manage',
};
export const redeliverWebhookMessage: EndpointOf<typeof shapes.redeliverWebhookMessage> = {
  method: 'POST',
  path: '/api/webhook-deliveries/:id/redeliver',
  ...staff,
  permission: 'integrations.manage',
};
