import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const open = { service: 'gateway', access: 'public' } as const;
const staff = { service: 'gateway', access: 'staff' } as const;

export const staffLogin: EndpointOf<typeof shapes.staffLogin> = { method: 'POST', path: '/api/admin/login', ...open };
export const staffLogout: EndpointOf<typeof shapes.staffLogout> = { method: 'POST', path: '/api/admin/logout', ...open };
export const getStaffSession: EndpointOf<typeof shapes.getStaffSession> = {
  method: 'GET',
  path: '/api/admin/session',
  ...staff,
  permission: 'account.own',
};
export const listOwnSessions: EndpointOf<typeof shapes.listOwnSessions> = {
  method: 'GET',
  path: '/api/admin/sessions',
  ...staff,
  permission: 'account.own',
};
export const endOwnSession: EndpointOf<typeof shapes.endOwnSession> = {
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  ...staff,
  permission: 'account.own',
};
export const endOtherSessions: EndpointOf<typeof shapes.endOtherSessions> = {
  method: 'DELETE',
  path: '/api/admin/sessions',
  ...staff,
  permission: 'account.own',
};
export const changeStaffPassword: EndpointOf<typeof shapes.changeStaffPassword> = {
  method: 'PUT',
  path: '/api/admin/password',
  ...staff,
  permission: 'account.own',
};
export const loginByPasskey: EndpointOf<typeof shapes.loginByPasskey> = {
  method: 'POST',
  path: '/api/admin/passkey-login',
  ...open,
};
export const startTotp: EndpointOf<typeof shapes.startTotp> = {
  method: 'POST',
  path: '/api/admin/totp',
  ...staff,
  permission: 'account.own',
};
export const turnTotpOff: EndpointOf<typeof shapes.turnTotpOff> = {
  method: 'POST',
  path: '/api/admin/totp/removal',
  ...staff,
  permission: 'account.own',
};
export const newRecoveryCodes: EndpointOf<typeof shapes.newRecoveryCodes> = {
  method: 'POST',
  path: '/api/admin/recovery-codes',
  ...staff,
  permission: 'account.own',
};
export const startPasskey: EndpointOf<typeof shapes.startPasskey> = {
  method: 'POST',
  path: '/api/admin/passkeys/options',
  ...staff,
  permission: 'account.own',
};
export const removePasskey: EndpointOf<typeof shapes.removePasskey> = {
  method: 'POST',
  path: '/api/admin/passkeys/:id/removal',
  ...staff,
  permission: 'account.own',
};
