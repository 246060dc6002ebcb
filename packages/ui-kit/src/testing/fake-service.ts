import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReplyPromise, ServiceName } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { connectServices } from '../query/api-client.js';

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
  /** Address of the page of a list that comes after this one. */
  next?: string;
  /** The answer waits for it. */
  after?: Promise<void>;
}

const isOfForm = ({ path }: ReceivedCall): boolean => path.startsWith('/api/reply-promises/');

type Answers = Record<string, Answer | ((call: ReceivedCall) => Answer | Promise<Answer>)>;

/** A service over HTTP as a test wants it: what it received, and what it answers with. */
export class FakeService {
  received: ReceivedCall[] = [];
  answer: Answer = { status: 200, body: {} };
  /** What forms promise; none unless a test wants it. Those who ask for it are not recorded: every form does. */
  promise: ReplyPromise | undefined;
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

  /** What was received at a path. */
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

/** A service for the tests of a file: it forgets before each of them what it received, and is stopped after the last. */
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

/** One answer after the other; the last is repeated. */
export const inTurn = (...answers: [Answer, ...Answer[]]) => {
  let next = 0;
  return (): Answer => answers[Math.min(next++, answers.length - 1)] ?? answers[0];
};
