import { subscribe } from 'node:diagnostics_channel';
import { currentRequest } from './request-context.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { traceHeader } from './traceparent.js';

interface OutgoingRequest {
  /** Names and values, in turns. */
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

/** Every `fetch` that is made in the course of a request carries its id and trace on. */
export const forwardRequestIds = (): void => subscribe('undici:request:create', addIds);
