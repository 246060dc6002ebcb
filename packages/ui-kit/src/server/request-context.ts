import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** W3C Trace Context: `00-<trace id>-<parent id>-<flags>`. */
    traceparent: string;
  }
}

interface RequestIds {
  requestId: string;
  traceparent: string;
}

interface OutgoingRequest {
  /** Names and values, in turns. */
  headers: unknown[];
  addHeader(name: string, value: string): void;
}

const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const storage = new AsyncLocalStorage<RequestIds>();

const digits = (): string => randomUUID().replaceAll('-', '');

const newTraceparent = (): string => `00-${digits()}-${digits().slice(0, 16)}-01`;

/** The trace that the caller is in; a new one when it names none, or none that can be read. */
const traceparentOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && TRACEPARENT.test(given) ? given : newTraceparent();

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35);

/** For every log line that is written in the course of a request. */
export function logIds(): { requestId?: string; traceId?: string } {
  const ids = storage.getStore();
  return ids ? { requestId: ids.requestId, traceId: traceIdOf(ids.traceparent) } : {};
}

const names = ({ headers }: OutgoingRequest): string[] =>
  headers.filter((_, at) => at % 2 === 0).map((name) => String(name).toLowerCase());

function addIds(message: unknown): void {
  const ids = storage.getStore();
  if (!ids) return;
  const { request } = message as { request: OutgoingRequest };
  request.addHeader('traceparent', ids.traceparent);
  if (!names(request).includes('x-request-id')) request.addHeader('x-request-id', ids.requestId);
}

/** Every `fetch` that is made in the course of a request carries its id and trace on, as OpenTelemetry's instrumentation does. */
export const forwardRequestIds = (): void => subscribe('undici:request:create', addIds);

/** Lets whatever a handler does find its request again. */
export function keepRequestIds(server: FastifyInstance): void {
  server.decorateRequest('traceparent', '');
  server.addHook('onRequest', (request, _reply, done) => {
    request.traceparent = traceparentOf(request.headers.traceparent);
    storage.run({ requestId: request.id, traceparent: request.traceparent }, done);
  });
}
