import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { TRACEPARENT_HEADER, traceIdOf, traceparentOf } from './traceparent.js';

export interface RequestContext {
  requestId: string;
  traceparent: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    traceparent: string;
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request that the running code belongs to; undefined outside of requests. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

/** For every log line that is written in the course of a request. */
export function logIds(): { requestId?: string; traceId?: string } {
  const context = storage.getStore();
  return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {};
}

/** Lets whatever a handler does find its request again with `currentRequest`. */
export function keepRequestContext(server: FastifyInstance): void {
  server.decorateRequest('traceparent', '');
  server.addHook('onRequest', (request, _reply, done) => {
    request.traceparent = traceparentOf(request.headers[TRACEPARENT_HEADER]);
    storage.run({ requestId: request.id, traceparent: request.traceparent }, done);
  });
}
