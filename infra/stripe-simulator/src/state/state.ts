import { randomBytes } from 'node:crypto';
import type { ApiEvent, Charge, Dispute, PaymentIntent, PaymentMethod, Refund } from './objects.ts';
import type { Behaviour } from './test-cards.ts';

/** A payment method and what confirming with it leads to. Of its card only brand and last four digits are known. */
export interface StoredMethod {
  object: PaymentMethod;
  behaviour: Behaviour;
}

/** A visit to the page on which the card's holder proves who they are. */
export interface Authentication {
  paymentIntent: string;
  returnUrl: string;
}

/** The first answer to an Idempotency-Key. */
export interface KeptAnswer {
  path: string;
  /** Of the parameters, card numbers left out. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
  created: number;
}

/** An event on its way to the webhook endpoint. Times in seconds since 1970. */
export interface Delivery {
  id: string;
  event: string;
  status: 'waiting' | 'held' | 'delivered';
  attempts: number;
  /** HTTP status of the last attempt; null when there was no answer. */
  lastStatus: number | null;
  lastError: string | null;
  lastAttemptAt: number | null;
}

/** Everything that the simulator knows. Maps keep the order in which things were made. */
export interface State {
  paymentIntents: Map<string, PaymentIntent>;
  paymentMethods: Map<string, StoredMethod>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  events: Map<string, ApiEvent>;
  deliveries: Map<string, Delivery>;
  authentications: Map<string, Authentication>;
  answers: Map<string, KeptAnswer>;
}

export const emptyState = (): State => ({
  paymentIntents: new Map(),
  paymentMethods: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
  deliveries: new Map(),
  authentications: new Map(),
  answers: new Map(),
});

/** Seconds since 1970, as everywhere in Stripe's API. */
export const now = (): number => Math.floor(Date.now() / 1000);

/** 'pi_' and 24 characters that nobody guesses. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
