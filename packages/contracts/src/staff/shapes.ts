import type { Shape } from '../endpoint.js';
import { staffSession } from './responses.js';
import { staffLogin as credentials, passwordChange } from './staff-login.js';

export const staffLogin = { summary: 'Open a staff session', body: credentials, status: 204 } satisfies Shape;
export const staffLogout = { summary: 'End the staff session', status: 204 } satisfies Shape;
export const getStaffSession = { summary: 'The live staff session', response: staffSession } satisfies Shape;
export const changeStaffPassword = {
  summary: 'Change the password of the staff: every other session ends',
  body: passwordChange,
  bodyExample: { currentPassword: 'the one until now', newPassword: 'a lantern beside the harbour' },
  status: 204,
} satisfies Shape;
