import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams } from '../../fields/parameters.js';
import { passkeyOptions, recoveryCodes, totpSecret } from '../sign-in/factor-responses.js';
import { factorRequirement, newPasskey, passkeyChanges, passkeyLogin, totpConfirmation } from '../sign-in/second-factor.js';
import { apiTokenCheck, newApiToken } from './api-token.js';
import { accountPasswordChange, actingStaff, codeCheck, passwordCheck, signInCheck, signInRecord } from './internal-calls.js';
import {
  accountMember,
  activeApiToken,
  apiToken,
  colleague,
  colleagueContacts,
  factorRequirements,
  issuedApiToken,
  ownFactors,
  passwordEmail,
  passwordSet,
  passwordToken,
  signInOptions,
  staffAccount,
} from './responses.js';
import { newStaffAccount, ownAccountChanges, passwordByLink, passwordLinkRequest, staffAccountChanges } from './staff-account.js';

export const getSignInOptions = {
  summary: 'Returns what the sign-in form must ask for.',
  response: signInOptions,
} satisfies Shape;
export const requestPasswordLink = {
  summary: 'Sends a link for setting a new password by e-mail. The response does not reveal whether the account exists.',
  body: passwordLinkRequest,
  status: 204,
} satisfies Shape;
export const setPasswordByLink = {
  summary: 'Sets the password with the token of an e-mailed link. All sessions of the account end.',
  body: passwordByLink,
  bodyExample: { token: 'x'.repeat(43), password: 'a lantern beside the harbour' },
  response: passwordSet,
} satisfies Shape;

export const listStaffAccounts = { summary: 'Returns all staff accounts.', response: z.array(staffAccount) } satisfies Shape;
export const listColleagues = {
  summary: 'Returns the members of staff to whom requests can be assigned.',
  response: z.array(colleague),
} satisfies Shape;
export const inviteStaff = {
  summary: 'Creates a staff account and sends an invitation by e-mail.',
  body: newStaffAccount,
  response: staffAccount,
  status: 201,
} satisfies Shape;
export const updateStaffAccount = {
  summary:
    'Updates a staff account, including its role. Also deactivates or reactivates it. With a new e-mail address, password ' +
    'links sent to the previous one become invalid, and whoever has no password yet is sent another invitation.',
  params: idParams,
  body: staffAccountChanges,
  response: staffAccount,
} satisfies Shape;
export const resendInvitation = {
  summary: 'Sends the invitation of an account again.',
  params: idParams,
  status: 204,
} satisfies Shape;
export const getOwnAccount = { summary: "Returns the caller's account.", response: staffAccount } satisfies Shape;
export const updateOwnAccount = {
  summary: "Updates the name or language of the caller's account.",
  body: ownAccountChanges,
  response: staffAccount,
} satisfies Shape;
export const listApiTokens = {
  summary: 'Returns the valid API tokens and those that expired within the last 30 days.',
  response: z.array(apiToken),
} satisfies Shape;
export const createApiToken = {
  summary: 'Creates an API token. Only this response contains the token itself.',
  body: newApiToken,
  response: issuedApiToken,
  status: 201,
} satisfies Shape;
export const revokeApiToken = {
  summary: 'Revokes an API token. It stops working within 30 seconds.',
  params: idParams,
  status: 204,
} satisfies Shape;

export const checkSignIn = {
  summary:
    'Returns the account that matches an e-mail address and password. The caller must check the password of a configured ' +
    'account itself.',
  body: signInCheck,
  response: accountMember,
} satisfies Shape;
export const recordSignIn = {
  summary: 'Records a sign-in event in the audit log.',
  body: signInRecord,
  status: 204,
} satisfies Shape;
export const getAccountMember = {
  summary: 'Returns the current data of a member of staff.',
  params: idParams,
  response: accountMember,
} satisfies Shape;
export const changeAccountPassword = {
  summary: 'Changes the password of an account.',
  params: idParams,
  body: accountPasswordChange,
  bodyExample: { currentPassword: 'the one until now', newPassword: 'a lantern beside the harbour' },
  response: accountMember,
} satisfies Shape;
export const checkApiToken = {
  summary: 'Returns the API client that a token belongs to, identified by the hash of the token.',
  body: apiTokenCheck,
  response: activeApiToken,
  status: 200,
} satisfies Shape;
export const getPasswordEmail = {
  summary: 'Returns the content of the e-mail for a password link.',
  params: idParams,
  response: passwordEmail,
} satisfies Shape;
export const listColleagueContacts = {
  summary: 'Returns the members of staff to whom requests can be assigned, with their contact details.',
  response: colleagueContacts,
} satisfies Shape;
export const issuePasswordToken = {
  summary:
    'Creates the secret of a password link, which is valid for 30 minutes, of an invitation for 7 days. It replaces any earlier one.',
  params: idParams,
  response: passwordToken,
} satisfies Shape;

const browserAnswer = { id: 'x'.repeat(22), type: 'public-key', response: { clientDataJSON: 'eyJ0eXBlIjoi' } };

export const getPasskeyChallenge = {
  summary: 'Returns the options for a sign-in with a passkey. The challenge is valid once, for five minutes.',
  response: passkeyOptions,
} satisfies Shape;
export const getOwnFactors = {
  summary: "Returns the second factors of the caller's account.",
  response: ownFactors,
} satisfies Shape;
export const confirmTotp = {
  summary:
    'Confirms the authenticator app, so that its codes are required from now on. Returns recovery codes if the account has none.',
  body: totpConfirmation,
  bodyExample: { code: '123456' },
  response: recoveryCodes,
} satisfies Shape;
export const addPasskey = {
  summary: 'Adds a passkey. Returns recovery codes if the account has none.',
  body: newPasskey,
  bodyExample: { name: 'Phone', answer: browserAnswer },
  response: recoveryCodes,
  status: 201,
} satisfies Shape;
export const renamePasskey = {
  summary: "Renames one of the caller's passkeys.",
  params: idParams,
  body: passkeyChanges,
  status: 204,
} satisfies Shape;
export const resetFactors = {
  summary: 'Removes all second factors of an account whose owner has lost them, and ends its sessions.',
  params: idParams,
  response: staffAccount,
} satisfies Shape;
export const listFactorRequirements = {
  summary: 'Returns which roles require a second factor.',
  response: factorRequirements,
} satisfies Shape;
export const updateFactorRequirement = {
  summary: 'Sets whether a role requires a second factor. It applies from the next sign-in.',
  body: factorRequirement,
  response: factorRequirements,
} satisfies Shape;

export const checkPasskey = {
  summary: 'Returns the account that a passkey belongs to.',
  body: passkeyLogin,
  bodyExample: { answer: browserAnswer },
  response: accountMember,
} satisfies Shape;
export const checkAccountPassword = {
  summary: 'Checks the password of an account.',
  params: idParams,
  body: passwordCheck,
  status: 204,
} satisfies Shape;
export const checkAccountCode = {
  summary: 'Checks a code of the authenticator app or a recovery code and marks it as used.',
  params: idParams,
  body: codeCheck,
  bodyExample: { code: '123456' },
  status: 204,
} satisfies Shape;
export const startAccountTotp = {
  summary: 'Creates a secret for an authenticator app. It takes effect once one of its codes is confirmed.',
  params: idParams,
  response: totpSecret,
} satisfies Shape;
export const removeAccountTotp = {
  summary: 'Removes the authenticator app.',
  params: idParams,
  body: actingStaff,
  status: 204,
} satisfies Shape;
export const renewRecoveryCodes = {
  summary: 'Creates new recovery codes, which replace the earlier ones.',
  params: idParams,
  body: actingStaff,
  response: recoveryCodes,
} satisfies Shape;
export const startAccountPasskey = {
  summary: 'Returns the options for creating a passkey. They are valid for five minutes.',
  params: idParams,
  response: passkeyOptions,
} satisfies Shape;
export const removeAccountPasskey = {
  summary: 'Removes a passkey.',
  params: z.strictObject({ id: idParams.shape.id, passkeyId: idParams.shape.id }),
  body: actingStaff,
  status: 204,
} satisfies Shape;
