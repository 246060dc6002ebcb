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
  'PART_NOT_READY',
];

/** A connection that ended under the request: maybe only a kept-alive one that the part closed this very moment. */
export const connectionEnded = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(String((error as { code?: unknown } | undefined)?.code));

/** Seconds after which asking again makes sense: about the time that a part needs to start. */
export const RETRY_AFTER = '2';

export interface UpstreamFailure {
  code: ErrorCode;
  /** For the log. */
  reason: string;
}

/** What a connection's error means to the caller: too slow, not there, or (anything else) no proper HTTP. */
export function upstreamFailure(error: unknown): UpstreamFailure {
  const reason = String((error as { code?: unknown } | undefined)?.code ?? error);
  if (TOO_SLOW.includes(reason)) return { code: 'UPSTREAM_TIMEOUT', reason };
  return { code: UNAVAILABLE.includes(reason) ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_FAILED', reason };
}
