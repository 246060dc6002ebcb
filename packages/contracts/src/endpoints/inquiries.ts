import type { Endpoint } from '../endpoint.js';

export const sendContactMessage = {
  method: 'POST',
  path: '/api/contact',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const sendImportRequest = {
  method: 'POST',
  path: '/api/import-request',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const sendSourcingRequest = {
  method: 'POST',
  path: '/api/sourcing-request',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const sendConsignmentRequest = {
  method: 'POST',
  path: '/api/consignment-request',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const sendTestDriveRequest = {
  method: 'POST',
  path: '/api/test-drive',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const reserveUpcomingVehicle = {
  method: 'POST',
  path: '/api/vehicle-reservations',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const subscribeToNewsletter = {
  method: 'POST',
  path: '/api/newsletter',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const confirmNewsletter = {
  method: 'POST',
  path: '/api/newsletter/confirm',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const unsubscribeFromNewsletter = {
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  service: 'inquiries',
  access: 'public',
  rate: 'form',
} satisfies Endpoint;
export const openUnsubscribePage = {
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  service: 'inquiries',
  access: 'public',
} satisfies Endpoint;
