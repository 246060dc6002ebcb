import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const staff = { service: 'inquiries', access: 'staff' } as const;

export const listReceivedMails: EndpointOf<typeof shapes.listReceivedMails> = {
  method: 'GET',
  path: '/api/received-mails',
  ...staff,
  permission: 'notifications.read',
};
export const downloadReceivedMail: EndpointOf<typeof shapes.downloadReceivedMail> = {
  method: 'GET',
  path: '/api/received-mails/:id/file',
  ...staff,
  permission: 'notifications.read',
};
export const fileReceivedMail: EndpointOf<typeof shapes.fileReceivedMail> = {
  method: 'POST',
  path: '/api/received-mails/:id/file-as-message',
  ...staff,
  permission: 'notifications.resend',
};
