import { type EndpointRoute, type ErrorCode, endpointPath } from '@dealership/contracts';
import { REQUEST_ID_HEADER } from '@dealership/server-kit';
import { type $ZodType, parse } from 'zod/v4/core';
import { signServiceToken } from '../staff/tokens.js';

/** A service's address, and the key that signs calls to it; public calls need none. */
export interface ServiceAddress {
  url: string;
  tokenKey?: string;
}

interface ServiceClientOptions extends ServiceAddress {
  timeoutMs: number;
}

/** A call, and the schema of its answer. */
type Call<Answer> = Pick<EndpointRoute, 'method' | 'path' | 'service' | 'caller'> & { response: $ZodType<Answer> };

interface CallOptions {
  params?: object;
  query?: object;
  /** Request id to send; within a request of this process it is sent anyway. */
  requestId?: string | null;
}

/** Client for calls between services, signed as the endpoint's `caller`. */
export class ServiceClient {
  constructor(private readonly options: ServiceClientOptions) {}

  /** The validated answer. @throws Error if the service is unavailable, refuses, or breaks the contract */
  async call<Answer>(call: Call<Answer>, options?: CallOptions): Promise<Answer> {
    return (await this.find(call, [], options)) as Answer;
  }

  /** The same for optional data: undefined if the service refuses with one of the codes. */
  async find<Answer>(call: Call<Answer>, missing: ErrorCode[], options: CallOptions = {}): Promise<Answer | undefined> {
    const { status, body } = await this.send(call, options);
    if (status < 400) return parse(call.response, body);
    // By code: a 404 from elsewhere, such as a proxy, is not an answer.
    const { code } = Object(body) as { code?: ErrorCode };
    if (code && missing.includes(code)) return undefined;
    throw new Error(`svc-${call.service} answered ${status} to ${call.method} ${call.path}`);
  }

  private async send(
    call: Omit<Call<unknown>, 'response'>,
    { params, query, requestId }: CallOptions,
  ): Promise<{ status: number; body: unknown }> {
    const { url, tokenKey, timeoutMs } = this.options;
    const name = `svc-${call.service}`;
    const headers = {
      ...(tokenKey &&
        call.caller && { authorization: `Bearer ${signServiceToken({ audience: name, key: tokenKey }, call.caller)}` }),
      ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
    };
    const address = url + endpointPath(call, params, query);
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(address, { method: call.method, headers, redirect: 'error', signal });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    } catch (cause) {
      throw new Error(`${name} does not answer`, { cause });
    }
  }
}
