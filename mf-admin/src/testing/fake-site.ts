import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { BACKGROUND_HEADER, type ErrorCode, errorBody, errorStatus } from '@dealership/contracts';

export interface ReceivedCall {
  method: string;
  /** Path with its query string, in its original order. */
  url: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Whether the page made the call without user action. */
  background: boolean;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answering = Answer | ((call: ReceivedCall) => Answer | Promise<Answer>);

/** An error response in the format of the site's services. */
export const refusal = (code: ErrorCode, more: Parameters<typeof errorBody>[1] = {}): Answer => ({
  status: errorStatus(code),
  body: errorBody(code, more),
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return isJson ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

/** A fake of the site's origin over HTTP: records calls and answers them as the test defines. */
export class FakeSite {
  received: ReceivedCall[] = [];
  readonly #answers = new Map<string, Answering>();
  readonly #fetch = globalThis.fetch;
  readonly #server: Server;
  origin = '';

  constructor() {
    this.#server = createServer(async (request, response) => {
      const url = new URL(String(request.url), 'http://site');
      const { pathname: path, searchParams: query } = url;
      const call = {
        method: String(request.method),
        url: `${path}${url.search}`,
        path,
        query,
        body: await bodyOf(request),
        background: BACKGROUND_HEADER in request.headers,
      };
      this.received.push(call);
      const answering = this.#answers.get(`${call.method} ${path}`) ?? refusal('ROUTE_NOT_FOUND');
      const { status = 200, body, headers } = typeof answering === 'function' ? await answering(call) : answering;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Directs all calls of the page to this server. */
  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    globalThis.fetch = (input, init) => this.#fetch(new URL(String(input), this.origin), init);
  }

  /** Sets the answer to a call: `'GET /api/vehicles'`. */
  on(call: string, answering: Answering): void {
    this.#answers.set(call, answering);
  }

  clear(): void {
    this.received = [];
    this.#answers.clear();
  }

  calls(method: string, path: string): ReceivedCall[] {
    return this.received.filter((call) => call.method === method && call.path === path);
  }

  async stop(): Promise<void> {
    globalThis.fetch = this.#fetch;
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
