import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { TRACEPARENT_HEADER, traceIdOf, traceparentOf } from './traceparent.js';
import { activeTracer } from './tracer.js';

export interface RequestContext {
  /** Undefined in jobs without a causing request. */
  requestId: string | undefined;
  traceparent: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** W3C Trace Context: `00-<trace id>-<parent id>-<flags>`. */
    traceparent: string;
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined outside of requests. */
export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const inContext = <T>(ids: RequestContext, work: () => T): T => storage.run(ids, work);

/** Fields for every log line written during a request. */
export function logIds(): { requestId?: string | undefined; traceId?: string } {
  const context = storage.getStore();
  return context ? { requestId: context.requestId, traceId: traceIdOf(context.traceparent) } : {};
}

/** Starts a request's trace context; with an exporter also names its span. */
export function traceRequests(server: FastifyInstance): void {
  server.decorateRequest('traceparent', '');
  server.addHook('onRequest', (request, _reply, done) => {
    request.traceparent = traceparentOf(request.headers[TRACEPARENT_HEADER]);
    const { url: route } = request.routeOptions;
    if (route) activeTracer()?.nameRequest(route);
    done();
  });
}

/** `traceRequests`, and makes `currentRequest` available to everything a handler does. */
export function keepRequestContext(server: FastifyInstance): void {
  traceRequests(server);
  server.addHook('onRequest', ({ id, traceparent }, _reply, done) => {
    storage.run({ requestId: id, traceparent }, done);
  });
}
