import type { EndpointOf } from '../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const privacy = { method: 'POST', access: 'staff', permission: 'privacy.manage' } as const;

export const findPersonInInquiries: EndpointOf<typeof shapes.findPersonInInquiries> = {
  ...privacy,
  service: 'inquiries',
  path: '/api/privacy/inquiries/find',
};
export const erasePersonFromInquiries: EndpointOf<typeof shapes.erasePersonFromInquiries> = {
  ...privacy,
  service: 'inquiries',
  path: '/api/privacy/inquiries/erase',
};
export const exportPersonFromInquiries: EndpointOf<typeof shapes.exportPersonFromInquiries> = {
  ...privacy,
  service: 'inquiries',
  path: '/api/privacy/inquiries/export',
};
export const findPersonInPayments: EndpointOf<typeof shapes.findPersonInPayments> = {
  ...privacy,
  service: 'payments',
  path: '/api/privacy/payments/find',
};
export const erasePersonFromPayments: EndpointOf<typeof shapes.erasePersonFromPayments> = {
  ...privacy,
  service: 'payments',
  path: '/api/privacy/payments/erase',
};
export const exportPersonFromPayments: EndpointOf<typeof shapes.exportPersonFromPayments> = {
  ...privacy,
  service: 'payments',
  path: '/api/privacy/payments/export',
};
export const findPersonInContent: EndpointOf<typeof shapes.findPersonInContent> = {
  ...privacy,
  service: 'content',
  path: '/api/privacy/content/find',
};
export const erasePersonFromContent: EndpointOf<typeof shapes.erasePersonFromContent> = {
  ...privacy,
  service: 'content',
  path: '/api/privacy/content/erase',
};
export const exportPersonFromContent: EndpointOf<typeof shapes.exportPersonFromContent> = {
  ...privacy,
  service: 'content',
  path: '/api/privacy/content/export',
};
