import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';
import { idParams } from '../../fields/parameters.js';
import { passkeyOptions, recoveryCodes, totpSecret } from './factor-responses.js';
import { ownSession, staffSession } from './responses.js';
import { codeProof, passkeyLogin, passwordProof } from './second-factor.js';
import { staffLogin as credentials, passwordChange } from './staff-login.js';

export const staffLogin = { summary: 'Opens a staff session.', body: credentials, status: 204 } satisfies Shape;
export const staffLogout = { summary: 'Ends the staff session.', status: 204 } satisfies Shape;
export const getStaffSession = { summary: 'Returns the current staff session.', response: staffSession } satisfies Shape;
export const listOwnSessions = {
  summary: "Returns the caller's sessions, newest first.",
  response: z.array(ownSession),
} satisfies Shape;
export const endOwnSession = {
  summary: "Ends one of the caller's sessions.",
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
} satisfies Shape;
export const endOtherSessions = {
  summary: "Ends all of the caller's sessions except the current one.",
  status: 204,
} satisfies Shape;
export const changeStaffPassword = {
  summary: "Changes the caller's password. All other sessions of the account end.",
  body: passwordChange,
  bodyExample: { currentPassword: 'the one until now', newPassword: 'a lantern beside the harbour' },
  status: 204,
} satisfies Shape;

const proof = { password: 'the own password', code: '123456' };

export const loginByPasskey = {
  summary: 'Opens a staff session with a passkey.',
  body: passkeyLogin,
  bodyExample: { answer: { id: 'x'.repeat(22), type: 'public-key', response: { clientDataJSON: 'eyJ0eXBlIjoi' } } },
  status: 204,
} satisfies Shape;
export const startTotp = {
  summary: 'Creates a secret for an authenticator app. It takes effect once one of its codes is confirmed.',
  body: passwordProof,
  response: totpSecret,
} satisfies Shape;
export const turnTotpOff = {
  summary: 'Removes the authenticator app.',
  body: codeProof,
  bodyExample: proof,
  status: 204,
} satisfies Shape;
export const newRecoveryCodes = {
  summary: 'Creates new recovery codes, which replace the earlier ones.',
  body: codeProof,
  bodyExample: proof,
  response: recoveryCodes,
} satisfies Shape;
export const startPasskey = {
  summary: 'Returns the options for creating a passkey.',
  body: passwordProof,
  response: passkeyOptions,
} satisfies Shape;
export const removePasskey = {
  summary: "Removes one of the caller's passkeys.",
  params: idParams,
  body: passwordProof,
  status: 204,
} satisfies Shape;
