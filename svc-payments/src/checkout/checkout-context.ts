import { IDEMPOTENCY_HEADER, LANGUAGE_STORAGE_KEY, type Language, pickLanguage } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** What is known of a checkout besides its form. */
export interface CheckoutContext {
  /** The Idempotency-Key, in lower case. */
  clientRef: string;
  requestId: string;
  language: Language;
}

interface Request {
  id: unknown;
  headers: Record<string, string | string[] | undefined>;
}

const LANGUAGE_COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_STORAGE_KEY}=([^;]*)`);

/** Reads key, request id and language off a request. Without a key a second click would be a second charge. */
function checkoutContext({ id, headers }: Request): CheckoutContext {
  const key = headers[IDEMPOTENCY_HEADER];
  if (typeof key !== 'string' || !isUUID(key)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  const chosen = LANGUAGE_COOKIE.exec(headers.cookie?.toString() ?? '')?.[1];
  const language = pickLanguage(chosen, headers['accept-language']?.toString());
  return { clientRef: key.toLowerCase(), requestId: String(id), language };
}

export const Checkout = createParamDecorator((_: unknown, context: ExecutionContext) =>
  checkoutContext(context.switchToHttp().getRequest<Request>()),
);
