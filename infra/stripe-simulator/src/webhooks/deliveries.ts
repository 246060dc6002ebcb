import type { ApiEvent } from '../state/objects.ts';
import { type Delivery, newId, now, type State } from '../state/state.ts';
import { signatureHeader } from './signature.ts';

export interface WebhookEndpoint {
  url: string;
  /** Shared with the receiver; signs every delivery. */
  secret: string;
}

export interface DeliveryOptions {
  state: State;
  /** Called whenever a delivery changed. */
  changed: () => void;
  log: (message: string, facts: object) => void;
  /** Milliseconds before the second attempt; doubles after each, up to `longestRetryMs`. */
  firstRetryMs: number;
  longestRetryMs: number;
}

interface Outcome {
  status: number | null;
  error: string | null;
}

/** Stripe waits longer; here a hanging receiver should not slow tests down. */
const ANSWER_MS = 10_000;

/**
 * Delivers events to the webhook endpoint: each independently, signed anew at every attempt, until it is answered with
 * 2xx.
 */
export class Deliveries {
  endpoint: WebhookEndpoint | undefined;
  readonly #options: DeliveryOptions;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  #closing = new AbortController();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get #state(): State {
    return this.#options.state;
  }

  /** Creates a delivery of the event, if there is an endpoint. */
  add(event: ApiEvent, held: boolean): void {
    if (!this.endpoint) return;
    const delivery: Delivery = {
      id: newId('whd'),
      event: event.id,
      status: held ? 'held' : 'waiting',
      attempts: 0,
      lastStatus: null,
      lastError: null,
      lastAttemptAt: null,
    };
    this.#state.deliveries.set(delivery.id, delivery);
    event.pending_webhooks += 1;
    if (!held) this.#start(delivery);
  }

  /** Delivers held events one by one, in the given order (all: in creation order). */
  async release(events: string[] = [...this.#state.events.keys()]): Promise<void> {
    const { signal } = this.#closing;
    const held = [...this.#state.deliveries.values()].filter(({ status }) => status === 'held');
    for (const event of events) {
      for (const delivery of held.filter((candidate) => candidate.event === event)) {
        if (signal.aborted) return;
        delivery.status = 'waiting';
        await this.#start(delivery);
      }
    }
  }

  /** Resumes the deliveries of an earlier process. */
  resume(): void {
    for (const delivery of this.#state.deliveries.values()) if (delivery.status === 'waiting') this.#start(delivery);
  }

  /** Aborts every attempt; undelivered events stay so. Resolves when idle. */
  async stop(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#closing.abort();
    await Promise.all(this.#underWay);
    this.#closing = new AbortController();
  }

  #start(delivery: Delivery): Promise<void> {
    this.#timers.delete(delivery.id);
    const attempt = this.#attempt(delivery, this.#closing.signal).finally(() => this.#underWay.delete(attempt));
    this.#underWay.add(attempt);
    return attempt;
  }

  async #attempt(delivery: Delivery, closing: AbortSignal): Promise<void> {
    const event = this.#state.events.get(delivery.event);
    if (!event || !this.endpoint) return;
    const { status, error } = await this.#send(event, this.endpoint, closing);
    if (closing.aborted) return;
    delivery.attempts += 1;
    delivery.lastAttemptAt = now();
    delivery.lastStatus = status;
    delivery.lastError = error;
    if (status !== null && status >= 200 && status < 300) {
      delivery.status = 'delivered';
      event.pending_webhooks -= 1;
    } else {
      this.#tryLater(delivery);
    }
    this.#options.changed();
  }

  async #send(event: ApiEvent, { url, secret }: WebhookEndpoint, closing: AbortSignal): Promise<Outcome> {
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(body, secret, now()),
    };
    const signal = AbortSignal.any([closing, AbortSignal.timeout(ANSWER_MS)]);
    try {
      const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return { status: answer.status, error: null };
    } catch (error) {
      return { status: null, error: reasonOf(error) };
    }
  }

  #tryLater(delivery: Delivery): void {
    const { firstRetryMs, longestRetryMs, log } = this.#options;
    const { event, attempts, lastStatus, lastError } = delivery;
    const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
    log('the webhook was not taken', { event, attempts, status: lastStatus, error: lastError, retryInMs: wait });
    this.#timers.set(
      delivery.id,
      setTimeout(() => this.#start(delivery), wait),
    );
  }
}

/** fetch reports 'fetch failed'; its cause has the reason. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};
