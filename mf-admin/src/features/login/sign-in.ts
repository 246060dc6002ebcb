import { type Endpoint, type ErrorBody, type ErrorCode, endpointPath, type StaffLogin } from '@dealership/contracts';
import { staffLogin } from '@dealership/contracts/staff/sign-in/endpoints';

/** The outcome of a sign-in attempt. `waitSeconds`: how long the server refuses further attempts. */
export type SignInOutcome =
  | {
      kind:
        | 'in'
        | 'wrong-password'
        | 'wrong-credentials'
        | 'wrong-passkey'
        | 'email-required'
        | 'code-required'
        | 'passkey-required'
        | 'wrong-code'
        | 'failed';
    }
  | { kind: 'wait'; waitSeconds: number };

const OUTCOMES: Partial<Record<ErrorCode, SignInOutcome>> = {
  WRONG_PASSWORD: { kind: 'wrong-password' },
  WRONG_CREDENTIALS: { kind: 'wrong-credentials' },
  STAFF_EMAIL_REQUIRED: { kind: 'email-required' },
  LOGIN_CODE_REQUIRED: { kind: 'code-required' },
  LOGIN_CODE_WRONG: { kind: 'wrong-code' },
  LOGIN_PASSKEY_REQUIRED: { kind: 'passkey-required' },
  WRONG_PASSKEY: { kind: 'wrong-passkey' },
};

const FAILED: SignInOutcome = { kind: 'failed' };
const TIME_LIMIT_MS = 15_000;

/** Bypasses the shared API client: a header of the answer must be read, and here a 401 refers to the input. */
export const send = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: object): Promise<Response> =>
  fetch(endpointPath({ path }), {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });

export async function outcomeOf(response: Response): Promise<SignInOutcome> {
  if (response.ok) return { kind: 'in' };
  if (response.status === 429) return { kind: 'wait', waitSeconds: Number(response.headers.get('retry-after')) || 1 };
  const { code, errors } = (await response.json()) as ErrorBody;
  if (code === 'VALIDATION_FAILED' && errors?.some(({ path }) => path === 'code')) return { kind: 'wrong-code' };
  return OUTCOMES[code] ?? FAILED;
}

export async function signIn(login: StaffLogin): Promise<SignInOutcome> {
  try {
    return await outcomeOf(await send(staffLogin, login));
  } catch (error) {
    console.error('The sign-in could not be sent', error);
    return FAILED;
  }
}
