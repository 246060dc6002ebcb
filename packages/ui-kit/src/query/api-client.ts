import {
  BACKGROUND_HEADER,
  type Endpoint,
  type EndpointTypes,
  type ErrorBody,
  endpointPath,
  IDEMPOTENCY_HEADER,
  type Language,
  type ServiceName,
} from '@dealership/contracts';

/** A non-success answer. `message`: `{status}: {text}`. `body`: the server's error body, if any. */
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

/** Whether a call had no answer in time, so that nobody knows whether it arrived. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 504 : error instanceof Error && error.name === 'TimeoutError';

type Needs<Types, Part extends 'params' | 'body'> = Part extends keyof Types ? { [Key in Part]: Types[Part] } : object;

/** Options of a call: its endpoint's parameters, and context. */
export type CallOptions<Types extends EndpointTypes> = Needs<Types, 'params'> &
  Needs<Types, 'body'> & {
    query?: 'query' extends keyof Types ? Types['query'] : never;
    idempotencyKey?: string;
    language?: Language;
    signal?: AbortSignal;
    /** Extra headers. */
    headers?: Record<string, string> | undefined;
    /** A background call, which does not extend a staff session. */
    background?: boolean;
  };

type AnyOptions = Partial<CallOptions<{ params: object; query: object; body: unknown }>>;

/** A call without parameters. */
type Plain = EndpointTypes & { params?: never; body?: never };

let originOf: (service: string) => string = () => '';
let timeout = 15_000;

/** Makes a read, or reuses the answer for the same key. */
export type ShareRead = <Answer>(key: string, read: () => Promise<Answer>) => Promise<Answer>;

let shareRead: ShareRead = (_key, read) => read();

/**
 * Configures calls on the server: base URLs of the services, timeout (ms), and sharing of reads that are the same for
 * everybody. Browsers call their own origin and share nothing.
 */
export function connectServices(origins: Partial<Record<ServiceName, string>>, waitFor: number, share = shareRead): void {
  shareRead = share;
  originOf = (service) => {
    const origin = origins[service as ServiceName];
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
    // Not JSON, for example a proxy's error page. Its text is the message.
  }
  return new ApiError(response.status, text || response.statusText);
}

/**
 * Calls a contract endpoint with cookies and parses its JSON; typed by the endpoint.
 * @throws `ApiError`, or the network error.
 */
export function call<Types extends Plain>(endpoint: Endpoint<Types>): Promise<Types['response']>;
export function call<Types extends EndpointTypes>(
  endpoint: Endpoint<Types>,
  options: CallOptions<Types>,
): Promise<Types['response']>;
export async function call(endpoint: Endpoint, options: AnyOptions = {}): Promise<unknown> {
  return (await read(endpoint, endpointPath(endpoint, options.params, options.query), options)).answer;
}

/** Reads all pages of a paginated list by following its links. */
export async function callAll<Types extends EndpointTypes & { response: unknown[] }>(
  endpoint: Endpoint<Types>,
  options?: CallOptions<Types>,
): Promise<Types['response']>;
export async function callAll(endpoint: Endpoint, options: AnyOptions = {}): Promise<unknown[]> {
  const all: unknown[] = [];
  let path: string | undefined = endpointPath(endpoint, options.params, options.query);
  while (path) {
    const page: Page = await read(endpoint, path, options);
    all.push(...(page.answer as unknown[]));
    path = page.next;
  }
  return all;
}

/** An answer, and the URL of the next page. */
interface Page {
  answer: unknown;
  next?: string | undefined;
}

async function read(endpoint: Endpoint, path: string, options: AnyOptions): Promise<Page> {
  const send = () => ask(endpoint, path, options);
  return endpoint.cache ? shareRead(`${endpoint.service} ${options.language} ${path}`, send) : send();
}

async function ask(endpoint: Endpoint, path: string, options: AnyOptions): Promise<Page> {
  const { body, idempotencyKey, language, signal, background, headers } = options;
  const limit = AbortSignal.timeout(timeout);
  const response = await fetch(`${originOf(endpoint.service)}${path}`, {
    method: endpoint.method,
    credentials: 'include',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(language && { 'accept-language': language }),
      ...(background && { [BACKGROUND_HEADER]: '1' }),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await toApiError(response);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return { answer: response.status === 204 ? undefined : await response.json(), next };
}
