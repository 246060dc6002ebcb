import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectServices } from '@dealership/ui-kit/query';

interface Answer {
  status: number;
  body: unknown;
  /** The answer waits for it. */
  after?: Promise<void>;
}

interface Call {
  path: string;
  body?: Record<string, unknown>;
  /** Idempotency key. */
  key?: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Services of the site for a test: a real server whose answers the test sets, by path. */
export async function startFakeApi() {
  const calls: Call[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://api');
    const text = await bodyOf(request);
    const key = request.headers['idempotency-key'];
    calls.push({ path: `${pathname}${search}`, ...(text && { body: JSON.parse(text) }), ...(key && { key: String(key) }) });
    const queue = answers.get(pathname) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    await answer?.after;
    response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.body ?? { statusCode: 404, code: 'ROUTE_NOT_FOUND', message: 'No such path' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  connectServices({ catalog: origin, inquiries: origin }, 5000);
  return {
    calls,
    /** What the path answers from now on; the last answer is repeated. */
    answer: (path: string, ...given: Answer[]) => void answers.set(path, given),
    reset() {
      calls.length = 0;
      answers.clear();
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export const RECEIPT: Answer = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };

export const failure = (status: number, code: string, message: string): Answer => ({
  status,
  body: { statusCode: status, code, message },
});
