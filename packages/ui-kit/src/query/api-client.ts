import {
  type Endpoint,
  type ErrorBody,
  endpointPath,
  IDEMPOTENCY_HEADER,
  type Language,
  type ServiceName,
} from '@dealership/contracts';

/** Any answer that is not a success. `message`: `{status}: {text}`. `body`: the server's error body, where it sent one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly body?: ErrorBody,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }
}

export interface ApiCall {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  language?: Language;
  signal?: AbortSignal;
}

let originOf: (service: ServiceName) => string = () => '';
let timeout = 15_000;

/** On the server: where each service answers, and how long to wait for it (ms). Browsers ask their own origin. */
export function connectServices(origins: Partial<Record<ServiceName, string>>, waitFor: number): void {
  originOf = (service) => {
    const origin = origins[service];
    if (!origin) throw new Error(`No address for the service ${service}`);
    return origin;
  };
  timeout = waitFor;
}

const isErrorBody = (value: unknown): value is ErrorBody => typeof value === 'object' && value !== null && 'code' in value;

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isErrorBody(body)) return new ApiError(response.status, body.message, body);
  } catch {
    // Not JSON: a proxy's page. Its text is the message.
  }
  return new ApiError(response.status, text || response.statusText);
}

/** Calls an endpoint of contracts with cookies and reads its JSON. Throws `ApiError`, or the network's own error. */
export async function callApi<Answer>(endpoint: Endpoint, call: ApiCall = {}): Promise<Answer> {
  const { params, query, body, idempotencyKey, language, signal } = call;
  const limit = AbortSignal.timeout(timeout);
  const response = await fetch(`${originOf(endpoint.service)}${endpointPath(endpoint, params, query)}`, {
    method: endpoint.method,
    credentials: 'include',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
