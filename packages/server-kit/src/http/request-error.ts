import type { ErrorCode } from '@dealership/contracts';

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
};

const isBadJson = (error: unknown): boolean =>
  error instanceof SyntaxError && (error as { statusCode?: number }).statusCode === 400;

/** The code of a request that Fastify refused to parse; undefined for any other error. */
export const requestErrorCode = (error: unknown): ErrorCode | undefined =>
  FASTIFY_CODES[(error as { code?: string } | null)?.code ?? ''] ?? (isBadJson(error) ? 'MALFORMED_BODY' : undefined);
