import { IDEMPOTENCY_HEADER, type Language } from '@dealership/contracts';
import { visitorLanguage } from '@dealership/server-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { endpointOf } from './route.js';

/** What is known of a call besides its content. */
export interface RequestContext {
  /** The Idempotency-Key, in lower case. */
  idempotencyKey?: string | undefined;
  requestId: string;
  language: Language;
}

/** Of a call whose endpoint requires a key: one without it is refused. */
export interface KeyedContext extends RequestContext {
  idempotencyKey: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A key that is no UUID is refused: it would not protect anybody. */
function idempotencyKeyOf(request: FastifyRequest, required: boolean): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER]?.toString();
  if (key === undefined ? required : !UUID.test(key)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return key?.toLowerCase();
}

/** Key, request id and language of a call: a parameter of type `RequestContext`, or `KeyedContext`. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const required = endpointOf(context.getHandler())?.idempotencyKey === 'required';
  return {
    idempotencyKey: idempotencyKeyOf(request, required),
    requestId: String(request.id),
    language: visitorLanguage(request.headers),
  };
});
