import { randomBytes } from 'node:crypto';
import type { ApiEvent, Charge, Dispute, PaymentIntent, PaymentMethod, Refund } from './objects.ts';
import type { Behaviour } from './test-cards.ts';

/** A payment method and the outcome of confirming with it. Only brand and last four digits of the card are known. */
export interface StoredMethod {
  object: PaymentMethod;
  behaviour: Behaviour;
}

/** A visit to the authentication page. */
export interface Authentication {
  paymentIntent: string;
  returnUrl: string;
}

/** The first answer to an Idempotency-Key. */
export interface StoredAnswer {
  path: string;
  /** Hash of the parameters, without card numbers. */
  fingerprint: string;
  requestId: string;
  status: number;
  body: object;
  created: number;
}

/** A webhook delivery in progress. Times in seconds since 1970. */
export interface Delivery {
  id: string;
  event: string;
  status: 'waiting' | 'held' | 'delivered';
  attempts: number;
  /** HTTP status of the last attempt; null without an answer. */
  lastStatus: number | null;
  lastError: string | null;
  lastAttemptAt: number | null;
}

/** The simulator's whole state. Maps keep creation order. */
export interface State {
  paymentIntents: Map<string, PaymentIntent>;
  paymentMethods: Map<string, StoredMethod>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  events: Map<string, ApiEvent>;
  deliveries: Map<string, Delivery>;
  authentications: Map<string, Authentication>;
  answers: Map<string, StoredAnswer>;
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

/** 'pi_' and 24 unguessable characters. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
