import { type ErrorCode, endpointPath, type Route } from '@dealership/contracts';
import { REQUEST_ID_HEADER } from '@dealership/server-kit';
import { type $ZodType, parse } from 'zod/v4/core';
import { signServiceToken } from '../staff/tokens.js';

/** Where a service is, and the key that signs calls of other processes to it; its public calls need none. */
export interface ServiceAddress {
  url: string;
  tokenKey?: string;
}

interface ServiceClientOptions extends ServiceAddress {
  timeoutMs: number;
}

/** A call, and the schema of what is read of its answer. */
type Call<Answer> = Pick<Route, 'method' | 'path' | 'service' | 'caller'> & { response: $ZodType<Answer> };

interface CallOptions {
  params?: object;
  query?: object;
  /** Of the request that the call is made for; within a request of this process it is sent anyway. */
  requestId?: string | null;
}

/** How one service calls another: as the process that the endpoint names. */
export class ServiceClient {
  constructor(private readonly options: ServiceClientOptions) {}

  /** What the service answers. @throws Error while it is unavailable, refuses, or answers something else than was agreed */
  async call<Answer>(call: Call<Answer>, options?: CallOptions): Promise<Answer> {
    return (await this.find(call, [], options)) as Answer;
  }

  /** The same of what may be missing: undefined where the service refuses with one of the codes. */
  async find<Answer>(call: Call<Answer>, missing: ErrorCode[], options: CallOptions = {}): Promise<Answer | undefined> {
    const { status, body } = await this.send(call, options);
    if (status < 400) return parse(call.response, body);
    // By the code: somebody else's 404, a proxy's say, says nothing about what was asked for.
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
