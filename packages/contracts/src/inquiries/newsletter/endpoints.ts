import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'inquiries';
const open = { service, access: 'public' } as const;
const form = { ...open, rate: 'form' } as const;
const staff = { service, access: 'staff', permission: 'arrivals.send' } as const;

export const subscribeToNewsletter: EndpointOf<typeof shapes.subscribeToNewsletter> = {
  method: 'POST',
  path: '/api/newsletter',
  ...form,
};
export const checkNewsletterConfirmation: EndpointOf<typeof shapes.checkNewsletterConfirmation> = {
  method: 'GET',
  path: '/api/newsletter/confirm',
  ...open,
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
export const checkUnsubscribeLink: EndpointOf<typeof shapes.checkUnsubscribeLink> = {
  method: 'GET',
  path: '/api/newsletter/unsubscribe-link',
  ...open,
};
export const openUnsubscribePage: EndpointOf<typeof shapes.openUnsubscribePage> = {
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  ...open,
};
export const listArrivalsEmails: EndpointOf<typeof shapes.listArrivalsEmails> = {
  method: 'GET',
  path: '/api/arrivals-emails',
  ...staff,
};
export const previewArrivalsEmail: EndpointOf<typeof shapes.previewArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails/preview',
  ...staff,
};
export const testArrivalsEmail: EndpointOf<typeof shapes.testArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails/test',
  ...staff,
};
export const sendArrivalsEmail: EndpointOf<typeof shapes.sendArrivalsEmail> = {
  method: 'POST',
  path: '/api/arrivals-emails',
  ...staff,
};
