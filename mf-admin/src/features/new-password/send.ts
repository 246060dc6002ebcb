import { type Endpoint, type ErrorBody, type ErrorCode, endpointPath } from '@dealership/contracts';

const TIME_LIMIT_MS = 15_000;

/** `refusal`: why it failed; `NETWORK` without a response. `body`: the response's, if it has one. */
export interface Sent {
  refusal?: ErrorCode | 'NETWORK';
  body?: unknown;
}

/** Submits one of the forms that are used without signing in. */
export async function send({ method, path }: Endpoint, body: object): Promise<Sent> {
  try {
    const response = await fetch(endpointPath({ path }), {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) return { refusal: ((await response.json()) as ErrorBody).code };
    return response.status === 204 ? {} : { body: await response.json() };
  } catch (error) {
    console.error('The form could not be sent', error);
    return { refusal: 'NETWORK' };
  }
}
