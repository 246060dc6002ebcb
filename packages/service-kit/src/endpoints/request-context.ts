import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, type Language, VISIT_SOURCE_HEADER, VISIT_SOURCES, type VisitSource } from '@dealership/contracts';
import { visitorLanguage } from '@dealership/server-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { endpointOf } from './route.js';

/** Metadata of a call. */
export interface RequestContext {
  /** A UUID: a lower-case Idempotency-Key if it is one, else derived from it. */
  idempotencyKey?: string | undefined;
  requestId: string;
  language: Language;
  /** As sent by the page; undefined if invalid. */
  visitSource?: VisitSource | undefined;
}

/** For endpoints that require a key. */
export interface KeyedContext extends RequestContext {
  idempotencyKey: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** Rows are found by UUID; other keys map to a stable version-8 UUID. */
export function uuidOfKey(key: string): string {
  if (UUID.test(key)) return key.toLowerCase();
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function idempotencyKeyOf(request: FastifyRequest, required: boolean): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER]?.toString();
  if (key === undefined ? required : !PRINTABLE.test(key)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return key && uuidOfKey(key);
}

/** Key, request id and language of a call: a parameter of type `RequestContext`, or `KeyedContext`. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const required = endpointOf(context.getHandler())?.idempotencyKey === 'required';
  return {
    idempotencyKey: idempotencyKeyOf(request, required),
    requestId: String(request.id),
    language: visitorLanguage(request.headers),
    visitSource: VISIT_SOURCES.find((source) => source === request.headers[VISIT_SOURCE_HEADER]),
  };
});
