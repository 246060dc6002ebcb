import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const staff = { service: 'inquiries', access: 'staff' } as const;

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
