import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const staff = { service: 'inquiries', access: 'staff' } as const;

export const getReplyPromise: EndpointOf<typeof shapes.getReplyPromise> = {
  method: 'GET',
  path: '/api/reply-promises/:kind',
  service: 'inquiries',
  access: 'public',
  cache: true,
};

export const listInbox: EndpointOf<typeof shapes.listInbox> = {
  method: 'GET',
  path: '/api/inbox',
  ...staff,
  permission: 'requests.read',
};
export const enterRequest: EndpointOf<typeof shapes.enterRequest> = {
  method: 'POST',
  path: '/api/inbox',
  ...staff,
  permission: 'requests.write',
};
export const listInboxTags: EndpointOf<typeof shapes.listInboxTags> = {
  method: 'GET',
  path: '/api/inbox-tags',
  ...staff,
  permission: 'requests.read',
};
export const countInbox: EndpointOf<typeof shapes.countInbox> = {
  method: 'GET',
  path: '/api/inbox-counts',
  ...staff,
  permission: 'requests.read',
};
export const countNewRequests: EndpointOf<typeof shapes.countNewRequests> = {
  method: 'GET',
  path: '/api/inbox-new',
  ...staff,
  permission: 'requests.read',
};
export const listenToInbox: EndpointOf<typeof shapes.listenToInbox> = {
  method: 'GET',
  path: '/api/inbox-events',
  ...staff,
  permission: 'requests.read',
  stream: true,
};
export const getInboxRequest: EndpointOf<typeof shapes.getInboxRequest> = {
  method: 'GET',
  path: '/api/inbox/:key',
  ...staff,
  permission: 'requests.read',
};
export const listSameCustomer: EndpointOf<typeof shapes.listSameCustomer> = {
  method: 'GET',
  path: '/api/inbox/:key/same-person',
  ...staff,
  permission: 'requests.read',
};
export const getCustomerFile: EndpointOf<typeof shapes.getCustomerFile> = {
  method: 'GET',
  path: '/api/inbox/:key/person',
  ...staff,
  permission: 'requests.read',
};
export const mergeCustomer: EndpointOf<typeof shapes.mergeCustomer> = {
  method: 'POST',
  path: '/api/inbox/:key/person/links',
  ...staff,
  permission: 'requests.write',
};
export const unmergeCustomer: EndpointOf<typeof shapes.unmergeCustomer> = {
  method: 'POST',
  path: '/api/inbox/:key/person/links/:id/end',
  ...staff,
  permission: 'requests.write',
};
export const updateInboxRequest: EndpointOf<typeof shapes.updateInboxRequest> = {
  method: 'PUT',
  path: '/api/inbox/:key',
  ...staff,
  permission: 'requests.write',
};
export const withdrawEnteredRequest: EndpointOf<typeof shapes.withdrawEnteredRequest> = {
  method: 'DELETE',
  path: '/api/inbox/:key',
  ...staff,
  permission: 'requests.write',
};
export const uploadAttachment: EndpointOf<typeof shapes.uploadAttachment> = {
  method: 'POST',
  path: '/api/inbox/:key/attachments',
  ...staff,
  permission: 'requests.write',
};
export const getAttachment: EndpointOf<typeof shapes.getAttachment> = {
  method: 'GET',
  path: '/api/inbox/:key/attachments/:id',
  ...staff,
  permission: 'requests.read',
};
export const listMessages: EndpointOf<typeof shapes.listMessages> = {
  method: 'GET',
  path: '/api/inbox/:key/messages',
  ...staff,
  permission: 'requests.read',
};
export const listSiteEmails: EndpointOf<typeof shapes.listSiteEmails> = {
  method: 'GET',
  path: '/api/inbox/:key/emails',
  ...staff,
  permission: 'requests.read',
};
export const getMessageMail: EndpointOf<typeof shapes.getMessageMail> = {
  method: 'GET',
  path: '/api/inbox/:key/messages/:id/mail',
  ...staff,
  permission: 'requests.read',
};
export const getReplyDraft: EndpointOf<typeof shapes.getReplyDraft> = {
  method: 'GET',
  path: '/api/inbox/:key/reply',
  ...staff,
  permission: 'requests.write',
};
export const writeMessage: EndpointOf<typeof shapes.writeMessage> = {
  method: 'POST',
  path: '/api/inbox/:key/messages',
  ...staff,
  permission: 'requests.write',
};
export const previewMessage: EndpointOf<typeof shapes.previewMessage> = {
  method: 'POST',
  path: '/api/inbox/:key/messages/preview',
  ...staff,
  permission: 'requests.write',
};
export const resendMessage: EndpointOf<typeof shapes.resendMessage> = {
  method: 'POST',
  path: '/api/inbox/:key/messages/:id/resend',
  ...staff,
  permission: 'requests.write',
};
