import { subscribe } from 'node:diagnostics_channel';
import { currentRequest } from './request-context.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { traceHeader } from './traceparent.js';

interface OutgoingRequest {
  /** Alternating names and values. */
  headers: unknown[];
  addHeader(name: string, value: string): void;
}

const has = ({ headers }: OutgoingRequest, name: string): boolean =>
  headers.some((text, at) => at % 2 === 0 && String(text).toLowerCase() === name);

function addIds(message: unknown): void {
  const context = currentRequest();
  if (!context) return;
  const { request } = message as { request: OutgoingRequest };
  for (const [name, value] of Object.entries(traceHeader(context.traceparent))) request.addHeader(name, value);
  if (context.requestId && !has(request, REQUEST_ID_HEADER)) request.addHeader(REQUEST_ID_HEADER, context.requestId);
}

/** Every `fetch` during a request forwards its id and trace. */
export const forwardRequestIds = (): void => subscribe('undici:request:create', addIds);
