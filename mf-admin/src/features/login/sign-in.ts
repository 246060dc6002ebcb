import { type ErrorBody, type ErrorCode, endpointPath, type StaffLogin } from '@dealership/contracts';
import { staffLogin } from '@dealership/contracts/staff/endpoints';

/** How an attempt to sign in ended. `waitSeconds`: how long the server wants no further one. */
export type SignInOutcome =
  | { kind: 'in' | 'wrong-password' | 'wrong-credentials' | 'email-required' | 'code-required' | 'wrong-code' | 'failed' }
  | { kind: 'wait'; waitSeconds: number };

const OUTCOMES: Partial<Record<ErrorCode, SignInOutcome>> = {
  WRONG_PASSWORD: { kind: 'wrong-password' },
  WRONG_CREDENTIALS: { kind: 'wrong-credentials' },
  STAFF_EMAIL_REQUIRED: { kind: 'email-required' },
  LOGIN_CODE_REQUIRED: { kind: 'code-required' },
  LOGIN_CODE_WRONG: { kind: 'wrong-code' },
};

const FAILED: SignInOutcome = { kind: 'failed' };
const TIME_LIMIT_MS = 15_000;

/** Its own call rather than the common one: it reads a header, and here a 401 is an answer about the password. */
export async function signIn(login: StaffLogin): Promise<SignInOutcome> {
  try {
    const response = await fetch(endpointPath(staffLogin), {
      method: staffLogin.method,
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(login),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.ok) return { kind: 'in' };
    if (response.status === 429) return { kind: 'wait', waitSeconds: Number(response.headers.get('retry-after')) || 1 };
    const { code } = (await response.json()) as ErrorBody;
    return OUTCOMES[code] ?? FAILED;
  } catch (error) {
    console.error('The sign-in could not be sent', error);
    return FAILED;
  }
}
