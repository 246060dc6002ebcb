/** Every error that an API answers: its HTTP status and its default English text. */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, 'Please check the highlighted fields'],
  MALFORMED_BODY: [400, 'The request body is not valid JSON'],
  IDEMPOTENCY_KEY_INVALID: [400, 'The Idempotency-Key header must be a UUID'],
  UNAUTHENTICATED: [401, 'Please sign in'],
  ROUTE_NOT_FOUND: [404, 'There is nothing at this address'],
  VEHICLE_NOT_FOUND: [404, 'This vehicle does not exist or has been removed'],
  UPCOMING_VEHICLE_NOT_FOUND: [404, 'This upcoming vehicle does not exist or has been removed'],
  MEDIA_NOT_FOUND: [404, 'This picture does not exist'],
  METHOD_NOT_ALLOWED: [405, 'This method is not allowed here'],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used for another message'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON'],
  RATE_LIMITED: [429, 'Too many messages in a short time. Please wait a moment and try again'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again'],
  UPSTREAM_FAILED: [502, 'A part of the site did not answer properly. Please try again'],
  UPSTREAM_UNAVAILABLE: [503, 'A part of the site is not available right now. Please try again'],
  UPSTREAM_TIMEOUT: [504, 'A part of the site took too long to answer. Please try again'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** One rejected field. `path`: its name, dots for nesting. */
export interface FieldError {
  path: string;
  message: string;
}

/** Body of every answer that is not a success. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  requestId?: string;
}

export const errorStatus = (code: ErrorCode): number => ERROR_CODES[code][0];

/** The body for a code. `message` replaces the default text. */
export function errorBody(code: ErrorCode, { message, errors, requestId }: Partial<ErrorBody> = {}): ErrorBody {
  return {
    statusCode: ERROR_CODES[code][0],
    code,
    message: message ?? ERROR_CODES[code][1],
    ...(errors && { errors }),
    ...(requestId && { requestId }),
  };
}
