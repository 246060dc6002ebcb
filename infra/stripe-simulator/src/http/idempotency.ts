import { createHash } from 'node:crypto';
import type { ErrorBody } from '../state/objects.ts';
import { now, type State, type StoredAnswer } from '../state/state.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import type { Call } from './call.ts';
import type { Params } from './params.ts';

/** Seconds until a key can be reused. */
const ANSWER_TTL_S = 24 * 3600;
const MAX_KEY_LENGTH = 255;

export interface Answer {
  status: number;
  body: object;
  /** Id of the first request, if this answer is replayed. */
  replayOf?: string;
}

/** Compare only a card's last digits: even the hash of a card number can be reversed. */
function withoutCardNumber(params: Params): Params {
  const data = params.payment_method_data as { card?: { number?: unknown; cvc?: unknown } } | undefined;
  if (!data?.card) return params;
  const { number, cvc: _, ...rest } = data.card;
  return { ...params, payment_method_data: { ...data, card: { ...rest, last4: String(number).slice(-4) } } };
}

const inOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Independent of parameter order. */
const fingerprintOf = (params: Params): string =>
  createHash('sha256')
    .update(JSON.stringify(withoutCardNumber(params), inOrder))
    .digest('hex');

function requireSame(stored: StoredAnswer, key: string, path: string, fingerprint: string): void {
  const other = `Try using a key other than '${key}' if you meant to execute a different request.`;
  const conflict = (message: string) => new ApiError(400, { type: 'idempotency_error', message: `${message} ${other}` });
  if (stored.path !== path) {
    throw conflict(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${stored.path}').`,
    );
  }
  if (stored.fingerprint !== fingerprint) {
    throw conflict('Keys for idempotent requests can only be used with the same parameters they were first used with.');
  }
}

/** Only executed calls are kept: a call refused earlier may be repeated with the same key. */
function execute(run: () => object): Answer & { executed: boolean } {
  try {
    return { status: 200, body: run(), executed: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body: { error: ErrorBody } = { error: error.body };
    return { status: error.status, body, executed: error.status === 402 };
  }
}

/** Runs a POST once per Idempotency-Key: a repetition gets the first answer again. */
export function idempotently(state: State, path: string, call: Call, run: () => object): Answer {
  const { idempotencyKey: key, params, requestId } = call;
  if (key === null) return execute(run);
  if (key.length > MAX_KEY_LENGTH) {
    throw invalidRequest(`Idempotency-Key must be at most ${MAX_KEY_LENGTH} characters long.`, {
      code: 'idempotency_key_too_long',
    });
  }
  const fingerprint = fingerprintOf(params);
  const stored = state.answers.get(key);
  if (stored && stored.created > now() - ANSWER_TTL_S) {
    requireSame(stored, key, path, fingerprint);
    return { status: stored.status, body: stored.body, replayOf: stored.requestId };
  }
  const { executed, status, body } = execute(run);
  if (executed) state.answers.set(key, { path, fingerprint, requestId, status, body: structuredClone(body), created: now() });
  return { status, body };
}
