import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@dealership/contracts';
import { connectServices } from '@dealership/ui-kit/query';

export interface ReceivedCall {
  path: string;
  /** As it came. */
  text: string;
  body: Record<string, unknown>;
  key: string;
  language: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

type Answers = Record<string, Answer | ((call: ReceivedCall) => Answer | Promise<Answer>)>;

/** A service over HTTP as a test wants it: what it received, and what it answers with. */
export class FakeService {
  received: ReceivedCall[] = [];
  answer: Answer = { status: 200, body: {} };
  /** Answers of some paths, by how they begin. */
  answers: Answers = {};
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const call: ReceivedCall = {
        path: String(request.url),
        text,
        body: text ? JSON.parse(text) : {},
        key: String(request.headers['idempotency-key']),
        language: String(request.headers['accept-language']),
      };
      this.received.push(call);
      const { status, body } = await this.#answerTo(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  async #answerTo(call: ReceivedCall): Promise<Answer> {
    const own = Object.entries(this.answers).find(([path]) => call.path.startsWith(path))?.[1];
    return typeof own === 'function' ? own(call) : (own ?? this.answer);
  }

  /** What was received at a path. */
  at(path: string): ReceivedCall[] {
    return this.received.filter((call) => call.path.startsWith(path));
  }

  async start(name: ServiceName): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.connect(name);
  }

  connect(name: ServiceName): void {
    connectServices({ [name]: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}` }, 5000);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

export const receipt = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };
export const away = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
