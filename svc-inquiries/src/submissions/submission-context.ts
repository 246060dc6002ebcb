import { IDEMPOTENCY_HEADER, LANGUAGE_STORAGE_KEY, type Language, pickLanguage } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** What is known of a submission besides its content. */
export interface SubmissionContext {
  idempotencyKey?: string | undefined;
  requestId: string;
  language: Language;
}

interface Request {
  id: unknown;
  headers: Record<string, string | string[] | undefined>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LANGUAGE_COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_STORAGE_KEY}=([^;]*)`);

const header = ({ headers }: Request, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};

/** Reads key, request id and language off a request. A key that is no UUID is refused: it would not protect anybody. */
export function submissionContext(request: Request): SubmissionContext {
  const idempotencyKey = header(request, IDEMPOTENCY_HEADER);
  if (idempotencyKey !== undefined && !UUID.test(idempotencyKey)) throw new AppError('IDEMPOTENCY_KEY_INVALID');
  const chosen = LANGUAGE_COOKIE.exec(header(request, 'cookie') ?? '')?.[1];
  return { idempotencyKey, requestId: String(request.id), language: pickLanguage(chosen, header(request, 'accept-language')) };
}

export const Context = createParamDecorator((_: unknown, context: ExecutionContext) =>
  submissionContext(context.switchToHttp().getRequest<Request>()),
);
