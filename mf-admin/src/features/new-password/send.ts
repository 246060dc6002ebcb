import { type Endpoint, type ErrorBody, type ErrorCode, endpointPath } from '@dealership/contracts';

const TIME_LIMIT_MS = 15_000;

/** Undefined: success. `NETWORK`: no response. */
export type Refusal = ErrorCode | 'NETWORK' | undefined;

/** Submits one of the forms that are used without signing in. */
export async function send({ method, path }: Endpoint, body: object): Promise<Refusal> {
  try {
    const response = await fetch(endpointPath({ path }), {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok ? undefined : ((await response.json()) as ErrorBody).code;
  } catch (error) {
    console.error('The form could not be sent', error);
    return 'NETWORK';
  }
}
