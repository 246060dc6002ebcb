import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { idParams } from '../fields/parameters.js';
import { passkeyOptions, recoveryCodes, totpSecret } from './factor-responses.js';
import { ownSession, staffSession } from './responses.js';
import { codeProof, passkeyLogin, passwordProof } from './second-factor.js';
import { staffLogin as credentials, passwordChange } from './staff-login.js';

export const staffLogin = { summary: 'Open a staff session', body: credentials, status: 204 } satisfies Shape;
export const staffLogout = { summary: 'End the staff session', status: 204 } satisfies Shape;
export const getStaffSession = { summary: 'The live staff session', response: staffSession } satisfies Shape;
export const listOwnSessions = { summary: 'The own sessions, newest first', response: z.array(ownSession) } satisfies Shape;
export const endOwnSession = {
  summary: 'End one of the own sessions',
  params: z.strictObject({ id: z.uuid() }),
  status: 204,
} satisfies Shape;
export const endOtherSessions = { summary: 'End all of the own sessions but this one', status: 204 } satisfies Shape;
export const changeStaffPassword = {
  summary: 'Change the own password: every other session of the account ends',
  body: passwordChange,
  bodyExample: { currentPassword: 'the one until now', newPassword: 'a lantern beside the harbour' },
  status: 204,
} satisfies Shape;

const proof = { password: 'the own password', code: '123456' };

export const loginByPasskey = {
  summary: 'Open a staff session with a passkey',
  body: passkeyLogin,
  bodyExample: { answer: { id: 'x'.repeat(22), type: 'public-key', response: { clientDataJSON: 'eyJ0eXBlIjoi' } } },
  status: 204,
} satisfies Shape;
export const startTotp = {
  summary: 'A secret for an authenticator app, which counts once a code of it was confirmed',
  body: passwordProof,
  response: totpSecret,
} satisfies Shape;
export const turnTotpOff = {
  summary: 'Ask for no more codes of the app',
  body: codeProof,
  bodyExample: proof,
  status: 204,
} satisfies Shape;
export const newRecoveryCodes = {
  summary: 'Other recovery codes; the earlier ones are void',
  body: codeProof,
  bodyExample: proof,
  response: recoveryCodes,
} satisfies Shape;
export const startPasskey = {
  summary: 'What a browser is asked to make a passkey with',
  body: passwordProof,
  response: passkeyOptions,
} satisfies Shape;
export const removePasskey = {
  summary: 'Remove one of the own passkeys',
  params: idParams,
  body: passwordProof,
  status: 204,
} satisfies Shape;
