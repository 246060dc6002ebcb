import { ApiError } from '@dealership/ui-kit/query';

/** Whether a call ended without an answer in time, so that nobody knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError ? error.status === 504 : error instanceof DOMException && error.name === 'TimeoutError';
