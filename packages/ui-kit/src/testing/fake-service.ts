import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReplyPromise, ServiceName } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { connectServices } from '../query/api-client.js';

export interface ReceivedCall {
  path: string;
  /** The unparsed body. */
  text: string;
  body: Record<string, unknown>;
  key: string;
  language: string;
}

export interface Answer {
  status: number;
  body: unknown;
  /** URL of the next page of a list. */
  next?: string;
  /** A promise that delays the answer. */
  after?: Promise<void>;
}

const isOfForm = ({ path }: ReceivedCall): boolean => path.startsWith('/api/reply-promises/');

type Answers = Record<string, Answer | ((call: ReceivedCall) => Answer | Promise<Answer>)>;

/** A fake HTTP service: records calls, and answers as the test defines. */
export class FakeService {
  received: ReceivedCall[] = [];
  answer: Answer = { status: 200, body: {} };
  /** The reply promise; none by default. Requests for it are not recorded: every form makes one. */
  promise: ReplyPromise | undefined;
  /** Answers of some paths, by prefix. */
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
      if (!isOfForm(call)) this.received.push(call);
      const { status, body, next, after } = await this.#answerTo(call);
      await after;
      const link = next && { link: `<${next}>; rel="next"` };
      response.writeHead(status, { 'content-type': 'application/json', ...link }).end(JSON.stringify(body));
    });
  }

  async #answerTo(call: ReceivedCall): Promise<Answer> {
    if (isOfForm(call)) return this.promise ? { status: 200, body: this.promise } : unavailable;
    const own = Object.entries(this.answers).find(([path]) => call.path.startsWith(path))?.[1];
    return typeof own === 'function' ? own(call) : (own ?? this.answer);
  }

  /** Calls received at a path. */
  at(path: string): ReceivedCall[] {
    return this.received.filter((call) => call.path.startsWith(path));
  }

  reset(): void {
    this.received = [];
    this.answers = {};
  }

  async start(...names: ServiceName[]): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    this.connect(...names);
  }

  connect(...names: ServiceName[]): void {
    const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    connectServices(Object.fromEntries(names.map((name) => [name, origin])), 5000);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** A fake service for a test file: reset before each test, stopped after the last. */
export function fakeService(...names: ServiceName[]): FakeService {
  const service = new FakeService();
  beforeAll(() => service.start(...names));
  afterAll(() => service.stop());
  beforeEach(() => {
    service.received = [];
  });
  return service;
}

export const receipt: Answer = { status: 201, body: { id: 1, reference: 'CM-2026-00001', createdAt: '2026-01-01T00:00:00Z' } };

export const failure = (statusCode: number, code: string, message: string, more: object = {}): Answer => ({
  status: statusCode,
  body: { statusCode, code, message, ...more },
});

export const unavailable = failure(503, 'UPSTREAM_UNAVAILABLE', 'Away');

/** Answers in sequence; the last is repeated. */
export const inTurn = (...answers: [Answer, ...Answer[]]) => {
  let next = 0;
  return (): Answer => answers[Math.min(next++, answers.length - 1)] ?? answers[0];
};
