import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@dealership/contracts';
import { connectServices } from '@dealership/ui-kit/query';

export interface ReceivedCall {
  path: string;
  body: Record<string, unknown>;
  key: string;
  language: string;
}

/** A service over HTTP as a test wants it: what it received, and what it answers with. */
export class FakeService {
  received: ReceivedCall[] = [];
  answer: { status: number; body: unknown } = { status: 200, body: {} };
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      this.received.push({
        path: String(request.url),
        body: body ? JSON.parse(body) : {},
        key: String(request.headers['idempotency-key']),
        language: String(request.headers['accept-language']),
      });
      response.writeHead(this.answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(this.answer.body));
    });
  }

  async start(name: ServiceName): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    connectServices({ [name]: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}` }, 5000);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

export const receipt = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };
export const away = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
