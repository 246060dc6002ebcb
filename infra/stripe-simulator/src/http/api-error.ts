import type { ErrorBody } from '../state/objects.ts';

/** A non-success answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const resourceMissing = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'`, param });

/** Status 402. */
export const cardError = (body: Omit<ErrorBody, 'type'>): ApiError => new ApiError(402, { type: 'card_error', ...body });
