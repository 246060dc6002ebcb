import type { EndpointOf } from '../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'content';
const text = { service, access: 'staff', permission: 'content.write' } as const;
const setting = { service, access: 'staff', permission: 'settings.manage' } as const;

export const getSiteSettings: EndpointOf<typeof shapes.getSiteSettings> = {
  method: 'GET',
  path: '/api/settings',
  service,
  access: 'public',
  cache: true,
};
export const previewSiteSettings: EndpointOf<typeof shapes.previewSiteSettings> = {
  method: 'GET',
  path: '/api/staff/settings-preview',
  ...text,
};

export const getPageText: EndpointOf<typeof shapes.getPageText> = {
  method: 'GET',
  path: '/api/page-texts/:name',
  service,
  access: 'public',
  cache: true,
};
export const previewPageText: EndpointOf<typeof shapes.previewPageText> = {
  method: 'GET',
  path: '/api/staff/page-texts/:name',
  ...text,
};

export const getMailRouting: EndpointOf<typeof shapes.getMailRouting> = {
  method: 'GET',
  path: '/internal/mail-routing',
  service,
  access: 'service',
  caller: 'notifier',
};

export const getReplyTemplates: EndpointOf<typeof shapes.getReplyTemplates> = {
  method: 'GET',
  path: '/api/staff/reply-templates',
  service,
  access: 'staff',
  permission: 'requests.write',
};

export const listSettingDrafts: EndpointOf<typeof shapes.listSettingDrafts> = {
  method: 'GET',
  path: '/api/staff/setting-drafts',
  ...text,
};

export const getText: EndpointOf<typeof shapes.getText> = { method: 'GET', path: '/api/staff/texts/:name', ...text };
export const saveTextDraft: EndpointOf<typeof shapes.saveTextDraft> = {
  method: 'PUT',
  path: '/api/staff/texts/:name/draft',
  ...text,
};
export const discardTextDraft: EndpointOf<typeof shapes.discardTextDraft> = {
  method: 'POST',
  path: '/api/staff/texts/:name/discard',
  ...text,
};
export const publishText: EndpointOf<typeof shapes.publishText> = {
  method: 'POST',
  path: '/api/staff/texts/:name/publish',
  ...text,
};
export const returnText: EndpointOf<typeof shapes.returnText> = {
  method: 'POST',
  path: '/api/staff/texts/:name/return',
  ...text,
};

export const getSetting: EndpointOf<typeof shapes.getSetting> = { method: 'GET', path: '/api/staff/settings/:name', ...setting };
export const saveSettingDraft: EndpointOf<typeof shapes.saveSettingDraft> = {
  method: 'PUT',
  path: '/api/staff/settings/:name/draft',
  ...setting,
};
export const discardSettingDraft: EndpointOf<typeof shapes.discardSettingDraft> = {
  method: 'POST',
  path: '/api/staff/settings/:name/discard',
  ...setting,
};
export const publishSetting: EndpointOf<typeof shapes.publishSetting> = {
  method: 'POST',
  path: '/api/staff/settings/:name/publish',
  ...setting,
};
export const returnSetting: EndpointOf<typeof shapes.returnSetting> = {
  method: 'POST',
  path: '/api/staff/settings/:name/return',
  ...setting,
};
