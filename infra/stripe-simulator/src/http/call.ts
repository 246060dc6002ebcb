import type { MessageLanguage } from '../state/test-cards.ts';
import type { Params } from './params.ts';

/** One request, independent of HTTP. */
export interface Call {
  caller: 'secret' | 'publishable';
  /** `:id` of the path. */
  id: string;
  /** Query of a GET, body of a POST. */
  params: Params;
  requestId: string;
  idempotencyKey: string | null;
  /** Language of the messages for the payer, from `Accept-Language`, as Stripe.js asks in the locale of its elements. */
  language: MessageLanguage;
  /** Origin by which the caller reached the simulator, e.g. 'http://localhost:4290'. */
  address: string;
}

export interface Route {
  method: 'GET' | 'POST';
  path: `/v1/${string}`;
  /** `browser`: the publishable key is enough. */
  access: 'secret' | 'browser';
  /** Returns an object of the API; throws `ApiError`. */
  handle(call: Call): object;
}
