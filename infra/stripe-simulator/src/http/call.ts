import type { Params } from './params.ts';

/** One request, apart from HTTP. */
export interface Call {
  caller: 'secret' | 'publishable';
  /** `:id` of the path. */
  id: string;
  /** Query of a GET, body of a POST. */
  params: Params;
  requestId: string;
  idempotencyKey: string | null;
  /** Under which the caller reached the simulator, e.g. 'http://localhost:4290'. */
  address: string;
}

export interface Route {
  method: 'GET' | 'POST';
  path: `/v1/${string}`;
  /** `browser`: the publishable key opens it too. */
  access: 'secret' | 'browser';
  /** Answers with an object of the API; throws `ApiError`. */
  handle(call: Call): object;
}
