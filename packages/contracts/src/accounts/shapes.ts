import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { auditQuery, idParams } from '../fields/parameters.js';
import { passkeyOptions, recoveryCodes, totpSecret } from '../staff/factor-responses.js';
import { auditEntry, staffPage } from '../staff/responses.js';
import { newPasskey, passkeyChanges, passkeyLogin, roleDemand, totpConfirmation } from '../staff/second-factor.js';
import { apiTokenCheck, newApiToken } from './api-token.js';
import { accountPasswordChange, actingStaff, codeCheck, passwordCheck, signInCheck, signInRecord } from './internal-calls.js';
import {
  accountMember,
  apiProgram,
  apiToken,
  colleague,
  colleagueContacts,
  issuedApiToken,
  ownFactors,
  passwordLetter,
  passwordToken,
  roleDemands,
  signInOptions,
  staffAccount,
} from './responses.js';
import { newStaffAccount, ownAccountChanges, passwordByLink, passwordLinkRequest, staffAccountChanges } from './staff-account.js';

export const getSignInOptions = {
  summary: 'What staff are asked for when they sign in',
  response: signInOptions,
} satisfies Shape;
export const requestPasswordLink = {
  summary: 'Have a link for a new password sent; the answer does not tell whether there is such an account',
  body: passwordLinkRequest,
  status: 204,
} satisfies Shape;
export const setPasswordByLink = {
  summary: 'Set the password with the link of a letter: every session of the account ends',
  body: passwordByLink,
  bodyExample: { token: 'x'.repeat(43), password: 'a lantern beside the harbour' },
  status: 204,
} satisfies Shape;

export const listStaffAccounts = { summary: 'Everybody who has an account', response: z.array(staffAccount) } satisfies Shape;
export const listColleagues = {
  summary: 'Who can look after requests',
  response: z.array(colleague),
} satisfies Shape;
export const inviteStaff = {
  summary: 'Invite somebody by e-mail',
  body: newStaffAccount,
  response: staffAccount,
  status: 201,
} satisfies Shape;
export const updateStaffAccount = {
  summary: 'Change fields of an account, its role among them; deactivate it, or let it in again',
  params: idParams,
  body: staffAccountChanges,
  response: staffAccount,
} satisfies Shape;
export const resendInvitation = { summary: 'Send the invitation again', params: idParams, status: 204 } satisfies Shape;
export const getOwnAccount = { summary: 'The own account', response: staffAccount } satisfies Shape;
export const updateOwnAccount = {
  summary: 'Change name or language of the own account',
  body: ownAccountChanges,
  response: staffAccount,
} satisfies Shape;
export const listApiTokens = {
  summary: 'The tokens of programs that are good, and those that ended within the last month',
  response: z.array(apiToken),
} satisfies Shape;
export const createApiToken = {
  summary: 'Make a token for a program. It is in this answer alone',
  body: newApiToken,
  response: issuedApiToken,
  status: 201,
} satisfies Shape;
export const revokeApiToken = {
  summary: 'Revoke a token: it opens nothing half a minute later',
  params: idParams,
  status: 204,
} satisfies Shape;
export const listAccountsAudit = {
  summary: 'Log-ins, refusals and changes of accounts, newest first',
  query: auditQuery,
  response: staffPage(auditEntry),
} satisfies Shape;

export const checkSignIn = {
  summary: 'Whose the e-mail address and password are; that of a configured account is left to the caller to check',
  body: signInCheck,
  response: accountMember,
} satisfies Shape;
export const recordSignIn = {
  summary: 'Put a log-in or its refusal into the audit',
  body: signInRecord,
  status: 204,
} satisfies Shape;
export const getAccountMember = {
  summary: 'A member of staff as they are now',
  params: idParams,
  response: accountMember,
} satisfies Shape;
export const changeAccountPassword = {
  summary: 'Change the password of an account',
  params: idParams,
  body: accountPasswordChange,
  bodyExample: { currentPassword: 'the one until now', newPassword: 'a lantern beside the harbour' },
  response: accountMember,
} satisfies Shape;
export const checkApiToken = {
  summary: 'Whose a token is, by its hash',
  body: apiTokenCheck,
  response: apiProgram,
  status: 200,
} satisfies Shape;
export const getPasswordLetter = {
  summary: 'What the letter of a link says',
  params: idParams,
  response: passwordLetter,
} satisfies Shape;
export const listColleagueContacts = {
  summary: 'Who can look after requests, and how to reach them',
  response: colleagueContacts,
} satisfies Shape;
export const issuePasswordToken = {
  summary: 'Make the secret of a link, for 30 minutes; an earlier one is void',
  params: idParams,
  response: passwordToken,
} satisfies Shape;

const browserAnswer = { id: 'x'.repeat(22), type: 'public-key', response: { clientDataJSON: 'eyJ0eXBlIjoi' } };

export const getPasskeyChallenge = {
  summary: 'What a browser is asked to prove with a passkey, good for five minutes and once',
  response: passkeyOptions,
} satisfies Shape;
export const getOwnFactors = { summary: 'The own second factors', response: ownFactors } satisfies Shape;
export const confirmTotp = {
  summary: 'Have codes of the app asked for from now on; gives recovery codes to who has none',
  body: totpConfirmation,
  bodyExample: { code: '123456' },
  response: recoveryCodes,
} satisfies Shape;
export const addPasskey = {
  summary: 'Add a passkey; gives recovery codes to who has none',
  body: newPasskey,
  bodyExample: { name: 'Phone', answer: browserAnswer },
  response: recoveryCodes,
  status: 201,
} satisfies Shape;
export const renamePasskey = {
  summary: 'Give one of the own passkeys another name',
  params: idParams,
  body: passkeyChanges,
  status: 204,
} satisfies Shape;
export const resetFactors = {
  summary: 'Take the second factors of somebody away who has lost them; ends their sessions',
  params: idParams,
  response: staffAccount,
} satisfies Shape;
export const listRoleDemands = { summary: 'Which roles must have a second factor', response: roleDemands } satisfies Shape;
export const updateRoleDemand = {
  summary: 'Demand a second factor of a role, or no longer: it counts from the next sign-in on',
  body: roleDemand,
  response: roleDemands,
} satisfies Shape;

export const checkPasskey = {
  summary: 'Whose passkey it is',
  body: passkeyLogin,
  bodyExample: { answer: browserAnswer },
  response: accountMember,
} satisfies Shape;
export const checkAccountPassword = {
  summary: 'Whether that is the password of the account',
  params: idParams,
  body: passwordCheck,
  status: 204,
} satisfies Shape;
export const checkAccountCode = {
  summary: 'Use up a code of the app or a recovery code',
  params: idParams,
  body: codeCheck,
  bodyExample: { code: '123456' },
  status: 204,
} satisfies Shape;
export const startAccountTotp = {
  summary: 'A secret for an authenticator app, which counts once a code of it was confirmed',
  params: idParams,
  response: totpSecret,
} satisfies Shape;
export const removeAccountTotp = {
  summary: 'Ask for no more codes of the app',
  params: idParams,
  body: actingStaff,
  status: 204,
} satisfies Shape;
export const renewRecoveryCodes = {
  summary: 'Other recovery codes; the earlier ones are void',
  params: idParams,
  body: actingStaff,
  response: recoveryCodes,
} satisfies Shape;
export const startAccountPasskey = {
  summary: 'What a browser is asked to make a passkey with, good for five minutes',
  params: idParams,
  response: passkeyOptions,
} satisfies Shape;
export const removeAccountPasskey = {
  summary: 'Remove a passkey',
  params: z.strictObject({ id: idParams.shape.id, passkeyId: idParams.shape.id }),
  body: actingStaff,
  status: 204,
} satisfies Shape;
