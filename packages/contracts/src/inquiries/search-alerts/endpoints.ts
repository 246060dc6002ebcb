import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'inquiries';
const open = { service, access: 'public' } as const;
const form = { ...open, rate: 'form' } as const;

export const requestSearchAlert: EndpointOf<typeof shapes.requestSearchAlert> = {
  method: 'POST',
  path: '/api/search-alerts',
  ...form,
};
export const checkSearchAlertConfirmation: EndpointOf<typeof shapes.checkSearchAlertConfirmation> = {
  method: 'GET',
  path: '/api/search-alerts/confirm',
  ...open,
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
export const checkEndAlertLink: EndpointOf<typeof shapes.checkEndAlertLink> = {
  method: 'GET',
  path: '/api/search-alerts/end-link',
  ...open,
};
export const openEndAlertPage: EndpointOf<typeof shapes.openEndAlertPage> = {
  method: 'GET',
  path: '/api/search-alerts/end',
  ...open,
};
export const listSearchAlerts: EndpointOf<typeof shapes.listSearchAlerts> = {
  method: 'GET',
  path: '/api/search-alerts',
  service,
  access: 'staff',
  permission: 'requests.read',
};
