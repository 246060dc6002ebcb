import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { type IntentReading, readDisputes } from './intent-reading.js';
import { PaymentEntity, type SettlementState } from './payment.entity.js';
import { newFacts, paymentChanges } from './payment-changes.js';

const EARLIER = new Date('2026-03-01T08:00:00Z');

const payment = (values: Partial<PaymentEntity> = {}): PaymentEntity => {
  const nothingYet = {
    succeededAt: null,
    failedAt: null,
    cancelledAt: null,
    refundedAt: null,
    disputedAt: null,
    disputeClosedAt: null,
    dispute: null,
  };
  return Object.assign(new PaymentEntity(), { state: 'pending', ...nothingYet, ...values });
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

describe('a look at Stripe', () => {
  it.each<SettlementState>(['pending', 'processing', 'failed', 'cancelled'])(
    'that is out of date (%s) does not undo a success',
    (state) => {
      const paid = payment({ state: 'succeeded', succeededAt: EARLIER });
      expect(paymentChanges(paid, reading({ state }))).toEqual({});
    },
  );

  it('makes a refund known once, and never takes it back', () => {
    const paid = payment({ state: 'succeeded', succeededAt: EARLIER });
    const changes = paymentChanges(paid, reading({ refunded: true }));
    expect(newFacts(paid, changes)).toEqual(['refunded']);
    const refunded = payment({ ...paid, ...changes });
    for (const later of [reading({ refunded: true }), reading()]) expect(paymentChanges(refunded, later)).toEqual({});
  });

  it('makes everything known at once that happened before it, in its order', () => {
    const changes = paymentChanges(payment(), reading({ refunded: true, dispute: 'won' }));
    expect(newFacts(payment(), changes)).toEqual(['succeeded', 'refunded', 'disputed', 'disputeClosed']);
  });

  it('tells of a failure once, and keeps the words of the newest', () => {
    const first = paymentChanges(payment(), reading({ state: 'failed', failure: { code: 'a', message: 'A', at: EARLIER } }));
    const failed = payment({ ...first });
    const second = paymentChanges(failed, reading({ state: 'failed', failure: { code: 'b', message: 'B', at: new Date() } }));
    expect(second).toMatchObject({ failureCode: 'b', failureMessage: 'B' });
    expect(newFacts(failed, second)).toEqual([]);
  });

  it('tells of a dispute and of its end once each, and follows the bank through an appeal', () => {
    const opened = paymentChanges(payment(), reading({ dispute: 'open' }));
    const open = payment(opened);
    expect(paymentChanges(open, reading({ dispute: 'open' }))).toEqual({});
    const closed = paymentChanges(open, reading({ dispute: 'lost' }));
    expect(newFacts(open, closed)).toEqual(['disputeClosed']);
    const lost = payment({ ...open, ...closed });
    const appealed = paymentChanges(lost, reading({ dispute: 'won' }));
    expect(appealed).toEqual({ dispute: 'won' });
    expect(newFacts(lost, appealed)).toEqual([]);
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
