import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'accounts';
const open = { service, access: 'public' } as const;
const form = { ...open, rate: 'form' } as const;
const staff = { service, access: 'staff' } as const;
const toGateway = { service, access: 'service', caller: 'gateway' } as const;
const toNotifier = { service, access: 'service', caller: 'notifier' } as const;

export const getSignInOptions: EndpointOf<typeof shapes.getSignInOptions> = {
  method: 'GET',
  path: '/api/staff-sign-in',
  ...open,
};
export const requestPasswordLink: EndpointOf<typeof shapes.requestPasswordLink> = {
  method: 'POST',
  path: '/api/staff-password/link',
  ...form,
};
export const setPasswordByLink: EndpointOf<typeof shapes.setPasswordByLink> = {
  method: 'POST',
  path: '/api/staff-password',
  ...form,
};

export const listStaffAccounts: EndpointOf<typeof shapes.listStaffAccounts> = {
  method: 'GET',
  path: '/api/staff-accounts',
  ...staff,
  permission: 'people.read',
};
export const listColleagues: EndpointOf<typeof shapes.listColleagues> = {
  method: 'GET',
  path: '/api/staff-colleagues',
  ...staff,
  permission: 'requests.read',
};
export const inviteStaff: EndpointOf<typeof shapes.inviteStaff> = {
  method: 'POST',
  path: '/api/staff-accounts',
  ...staff,
  permission: 'people.write',
};
export const updateStaffAccount: EndpointOf<typeof shapes.updateStaffAccount> = {
  method: 'PUT',
  path: '/api/staff-accounts/:id',
  ...staff,
  permission: 'people.write',
};
export const resendInvitation: EndpointOf<typeof shapes.resendInvitation> = {
  method: 'POST',
  path: '/api/staff-accounts/:id/invitation',
  ...staff,
  permission: 'people.write',
};
export const getOwnAccount: EndpointOf<typeof shapes.getOwnAccount> = {
  method: 'GET',
  path: '/api/staff-account',
  ...staff,
  permission: 'account.own',
};
export const updateOwnAccount: EndpointOf<typeof shapes.updateOwnAccount> = {
  method: 'PUT',
  path: '/api/staff-account',
  ...staff,
  permission: 'account.own',
};
export const listApiTokens: EndpointOf<typeof shapes.listApiTokens> = {
  method: 'GET',
  path: '/api/api-tokens',
  ...staff,
  permission: 'integrations.manage',
};
export const createApiToken: EndpointOf<typeof shapes.createApiToken> = {
  method: 'POST',
  path: '/api/api-tokens',
  ...staff,
  permission: 'integrations.manage',
};
export const revokeApiToken: EndpointOf<typeof shapes.revokeApiToken> = {
  method: 'DELETE',
  path: '/api/api-tokens/:id',
  ...staff,
  permission: 'integrations.manage',
};

export const checkSignIn: EndpointOf<typeof shapes.checkSignIn> = { method: 'POST', path: '/internal/sign-in', ...toGateway };
export const recordSignIn: EndpointOf<typeof shapes.recordSignIn> = {
  method: 'POST',
  path: '/internal/sign-in-records',
  ...toGateway,
};
export const getAccountMember: EndpointOf<typeof shapes.getAccountMember> = {
  method: 'GET',
  path: '/internal/staff/:id',
  ...toGateway,
};
export const changeAccountPassword: EndpointOf<typeof shapes.changeAccountPassword> = {
  method: 'PUT',
  path: '/internal/staff/:id/password',
  ...toGateway,
};
export const checkApiToken: EndpointOf<typeof shapes.checkApiToken> = {
  method: 'POST',
  path: '/internal/api-tokens',
  ...toGateway,
};
export const getPasswordEmail: EndpointOf<typeof shapes.getPasswordEmail> = {
  method: 'GET',
  path: '/internal/password-links/:id',
  ...toNotifier,
};
export const listColleagueContacts: EndpointOf<typeof shapes.listColleagueContacts> = {
  method: 'GET',
  path: '/internal/colleagues',
  ...toNotifier,
};
export const issuePasswordToken: EndpointOf<typeof shapes.issuePasswordToken> = {
  method: 'POST',
  path: '/internal/password-links/:id/token',
  ...toNotifier,
};

export const getPasskeyChallenge: EndpointOf<typeof shapes.getPasskeyChallenge> = {
  method: 'GET',
  path: '/api/staff-passkey',
  ...open,
};
export const getOwnFactors: EndpointOf<typeof shapes.getOwnFactors> = {
  method: 'GET',
  path: '/api/staff-account/factors',
  ...staff,
  permission: 'account.own',
};
export const confirmTotp: EndpointOf<typeof shapes.confirmTotp> = {
  method: 'PUT',
  path: '/api/staff-account/totp',
  ...staff,
  permission: 'account.own',
};
export const addPasskey: EndpointOf<typeof shapes.addPasskey> = {
  method: 'POST',
  path: '/api/staff-account/passkeys',
  ...staff,
  permission: 'account.own',
};
export const renamePasskey: EndpointOf<typeof shapes.renamePasskey> = {
  method: 'PUT',
  path: '/api/staff-account/passkeys/:id',
  ...staff,
  permission: 'account.own',
};
export const resetFactors: EndpointOf<typeof shapes.resetFactors> = {
  method: 'DELETE',
  path: '/api/staff-accounts/:id/factors',
  ...staff,
  permission: 'people.write',
};
export const listFactorRequirements: EndpointOf<typeof shapes.listFactorRequirements> = {
  method: 'GET',
  path: '/api/staff-roles',
  ...staff,
  permission: 'people.read',
};
export const updateFactorRequirement: EndpointOf<typeof shapes.updateFactorRequirement> = {
  method: 'PUT',
  path: '/api/staff-roles',
  ...staff,
  permission: 'people.write',
};

export const checkPasskey: EndpointOf<typeof shapes.checkPasskey> = {
  method: 'POST',
  path: '/internal/sign-in/passkey',
  ...toGateway,
};
export const checkAccountPassword: EndpointOf<typeof shapes.checkAccountPassword> = {
  method: 'POST',
  path: '/internal/staff/:id/password',
  ...toGateway,
};
export const checkAccountCode: EndpointOf<typeof shapes.checkAccountCode> = {
  method: 'POST',
  path: '/internal/staff/:id/code',
  ...toGateway,
};
export const startAccountTotp: EndpointOf<typeof shapes.startAccountTotp> = {
  method: 'POST',
  path: '/internal/staff/:id/totp',
  ...toGateway,
};
export const removeAccountTotp: EndpointOf<typeof shapes.removeAccountTotp> = {
  method: 'POST',
  path: '/internal/staff/:id/totp/removal',
  ...toGateway,
};
export const renewRecoveryCodes: EndpointOf<typeof shapes.renewRecoveryCodes> = {
  method: 'POST',
  path: '/internal/staff/:id/recovery-codes',
  ...toGateway,
};
export const startAccountPasskey: EndpointOf<typeof shapes.startAccountPasskey> = {
  method: 'POST',
  path: '/internal/staff/:id/passkeys/options',
  ...toGateway,
};
export const removeAccountPasskey: EndpointOf<typeof shapes.removeAccountPasskey> = {
  method: 'POST',
  path: '/internal/staff/:id/passkeys/:passkeyId/removal',
  ...toGateway,
};
