import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { ownSession, staffSession } from './responses.js';
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
