import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { Payment, type SettlementState } from '../payment.entity.js';
import { type IntentReading, readDisputes } from './intent-reading.js';
import { newFacts, paymentChanges } from './payment-changes.js';

const EARLIER = new Date('2026-03-01T08:00:00Z');

const payment = (values: Partial<Payment> = {}): Payment => {
  const nothingYet = {
    succeededAt: null,
    failedAt: null,
    cancelledAt: null,
    refundedAt: null,
    disputedAt: null,
    disputeClosedAt: null,
    dispute: null,
  };
  return Object.assign(new Payment(), { state: 'pending', ...nothingYet, ...values });
};

const reading = (values: Partial<IntentReading> = {}): IntentReading => ({
  state: 'succeeded',
  paidAt: EARLIER,
  cancelledAt: EARLIER,
  failure: undefined,
  refunded: false,
  dispute: null,
  ...values,
});

describe('syncing with Stripe', () => {
  it.each<SettlementState>(['pending', 'processing', 'failed', 'cancelled'])(
    'from outdated data (%s) does not revert a success',
    (state) => {
      const paid = payment({ state: 'succeeded', succeededAt: EARLIER });
      expect(paymentChanges(paid, reading({ state }))).toEqual({});
    },
  );

  it('reports a refund once, and never reverts it', () => {
    const paid = payment({ state: 'succeeded', succeededAt: EARLIER });
    const changes = paymentChanges(paid, reading({ refunded: true }));
    expect(newFacts(paid, changes)).toEqual(['refunded']);
    const refunded = payment({ ...paid, ...changes });
    for (const later of [reading({ refunded: true }), reading()]) expect(paymentChanges(refunded, later)).toEqual({});
  });

  it('reports everything that happened before, in order', () => {
    const changes = paymentChanges(payment(), reading({ refunded: true, dispute: 'won' }));
    expect(newFacts(payment(), changes)).toEqual(['succeeded', 'refunded', 'disputed', 'disputeClosed']);
  });

  it('reports a failure once, and keeps the latest message', () => {
    const first = paymentChanges(payment(), reading({ state: 'failed', failure: { code: 'a', message: 'A', at: EARLIER } }));
    const failed = payment({ ...first });
    const second = paymentChanges(failed, reading({ state: 'failed', failure: { code: 'b', message: 'B', at: new Date() } }));
    expect(second).toMatchObject({ failureCode: 'b', failureMessage: 'B' });
    expect(newFacts(failed, second)).toEqual([]);
  });
});

describe('looks at the disputes of a payment', () => {
  /** The facts reported by each reading, and the resulting payment. */
  const follow = (...disputes: NonNullable<IntentReading['dispute']>[]) => {
    let seen = payment({ state: 'succeeded', succeededAt: EARLIER });
    const reported = disputes.map((dispute) => {
      const changes = paymentChanges(seen, reading({ dispute }));
      const facts = newFacts(seen, changes);
      seen = payment({ ...seen, ...changes });
      return facts;
    });
    return { reported, seen };
  };

  it.each([
    ['one that is won', ['open', 'won'], [['disputed'], ['disputeClosed']]],
    ['each state once', ['open', 'open', 'lost', 'lost'], [['disputed'], [], ['disputeClosed'], []]],
    [
      'a second one, and that it is lost',
      ['won', 'open', 'lost'],
      [['disputed', 'disputeClosed'], ['disputed'], ['disputeClosed']],
    ],
    [
      'a second one that nobody saw open',
      ['won', 'lost'],
      [
        ['disputed', 'disputeClosed'],
        ['disputed', 'disputeClosed'],
      ],
    ],
    ['an appeal only by its end', ['lost', 'open', 'won'], [['disputed', 'disputeClosed'], [], ['disputeClosed']]],
    ['an appeal that nobody saw open', ['lost', 'won'], [['disputed', 'disputeClosed'], ['disputeClosed']]],
  ] as const)('report %s', (_, disputes, reported) => {
    expect(follow(...disputes).reported).toEqual(reported);
  });

  it('date a new dispute anew, but not an appeal', () => {
    const before = { state: 'succeeded', succeededAt: EARLIER, disputedAt: EARLIER, disputeClosedAt: EARLIER } as const;
    const another = paymentChanges(payment({ ...before, dispute: 'won' }), reading({ dispute: 'open' }));
    expect(another).toEqual({ dispute: 'open', disputedAt: expect.any(Date), disputeClosedAt: null });
    const appeal = paymentChanges(payment({ ...before, dispute: 'lost' }), reading({ dispute: 'open' }));
    expect(appeal).toEqual({ dispute: 'open', disputeClosedAt: null });
  });
});

it.each<[string[], string | null]>([
  [[], null],
  [['needs_response'], 'open'],
  [['appeal_under_review'], 'open'],
  [['warning_closed'], 'won'],
  [['won', 'under_review'], 'open'],
  [['won', 'lost', 'under_review'], 'lost'],
])('reads disputes that are %j as %s', (statuses, state) => {
  expect(readDisputes(statuses.map((status) => ({ status }) as Stripe.Dispute))).toBe(state);
});
