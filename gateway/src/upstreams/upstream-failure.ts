import type { ErrorCode } from '@dealership/contracts';

const TOO_SLOW = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

const UNAVAILABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
  'UPSTREAM_NOT_READY',
];

/** The connection closed during the request; possibly a kept-alive one that the upstream closed at that moment. */
export const connectionEnded = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String((error as { code?: unknown } | undefined)?.code));

/** Seconds until a retry makes sense: about the start-up time of an upstream. */
export const RETRY_AFTER = '2';

export interface UpstreamFailure {
  code: ErrorCode;
  /** For the log. */
  reason: string;
}

/** What a connection error means to the caller: too slow, unavailable, or (anything else) invalid HTTP. */
export function upstreamFailure(error: unknown): UpstreamFailure {
  const reason = String((error as { code?: unknown } | undefined)?.code ?? error);
  if (TOO_SLOW.includes(reason)) return { code: 'UPSTREAM_TIMEOUT', reason };
  return { code: UNAVAILABLE.includes(reason) ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_FAILED', reason };
}
