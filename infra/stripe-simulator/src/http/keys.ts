import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import type { Params } from './params.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

const NO_KEY =
  'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
  "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

/** Bearer, Basic user or, from Stripe.js, the parameter `key`. */
function keyOf(authorization: string | undefined, { key }: Params): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0];
  return typeof key === 'string' ? key : undefined;
}

const unauthorized = (message: string): ApiError => new ApiError(401, { type: 'invalid_request_error', message });

/** Authenticates the caller. Throws 401 for a missing or unknown key. */
export function callerOf(authorization: string | undefined, params: Params, keys: Keys): Call['caller'] {
  const key = keyOf(authorization, params);
  if (!key) throw unauthorized(NO_KEY);
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey) return 'publishable';
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(12).slice(-4)}`);
}

/** Throws 403 if a browser's key calls a server-only endpoint. */
export function requireSecretKey(caller: Call['caller']): void {
  if (caller === 'secret') return;
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
  throw new ApiError(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}
