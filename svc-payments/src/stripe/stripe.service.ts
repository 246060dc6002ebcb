import { AppError } from '@dealership/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { StripeOptions } from './stripe-options.js';

export const STRIPE_OPTIONS = Symbol('STRIPE_OPTIONS');

// One attempt and one retry fit into the gateway's timeout of ten seconds.
const TIMEOUT_MS = 4000;
const RETRIES = 1;

function connect({ secretKey, apiUrl }: StripeOptions): Stripe {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (!apiUrl) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return new Stripe(secretKey, { ...options, host: hostname, port: port || (scheme === 'https' ? 443 : 80), protocol: scheme });
}

/** Removes the request and its response, which contain the client secret. */
function loggable(error: InstanceType<typeof Stripe.errors.StripeError>): Error {
  const { type, code, requestId, statusCode, message } = error;
  return Object.assign(new Error(message), { type, code, requestId, statusCode });
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode } = error;
  // 409: the same call is being processed at this moment.
  const unavailable = !statusCode || statusCode >= 500 || statusCode === 429 || statusCode === 409;
  return new AppError(unavailable ? 'PAYMENT_PROVIDER_UNAVAILABLE' : 'PAYMENT_PROVIDER_FAILED', {}, { cause: loggable(error) });
}

/** Stripe answered, and a retry would not change the answer soon. */
export const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'PAYMENT_PROVIDER_FAILED';

/** The client of Stripe, or of the simulator in its place. */
@Injectable()
export class StripeService {
  private readonly client: Stripe | undefined;

  constructor(@Inject(STRIPE_OPTIONS) private readonly given: StripeOptions | undefined) {
    this.client = given && connect(given);
  }

  /** False if Stripe is not configured. */
  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  get options(): StripeOptions {
    if (!this.given) throw new AppError('PAYMENTS_NOT_CONFIGURED');
    return this.given;
  }

  /** The event in the payload, if the signature matches and is not older than five minutes. */
  verified(payload: Buffer, signature: string): Stripe.Event {
    return Stripe.webhooks.constructEvent(payload, signature, this.options.webhookSecret);
  }

  /** Calls Stripe. Failures become AppErrors; `accepted`: error codes that the caller handles. */
  async ask<T>(question: (client: Stripe) => Promise<T>, ...accepted: string[]): Promise<T> {
    if (!this.client) throw new AppError('PAYMENTS_NOT_CONFIGURED');
    try {
      return await question(this.client);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && accepted.includes(error.code ?? '')) throw error;
      throw asAppError(error);
    }
  }
}
