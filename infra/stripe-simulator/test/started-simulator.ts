import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type Stripe from 'stripe';
import { createSimulator } from '../src/index.ts';
import { stripeClient } from './stripe-client.ts';

export interface StartedSimulator {
  address: string;
  stripe: Stripe;
}

/** A simulator for a test file, reset before each test. */
export function startedSimulator(): StartedSimulator {
  const simulator = createSimulator();
  const started = {} as StartedSimulator;
  beforeAll(async () => {
    started.address = await simulator.listen();
    started.stripe = stripeClient(started.address);
  });
  afterAll(() => simulator.close());
  beforeEach(() => simulator.reset());
  return started;
}
