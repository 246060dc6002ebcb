import { randomUUID } from 'node:crypto';
import { signServiceToken } from '@dealership/service-kit/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { membershipEnd } from '../../src/payments/sync/membership-end.js';
import { OWN, type Payments, startPayments } from '../support/payments.js';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

const claim = (stripePaymentId: string) =>
  payments.post('/api/auction-subscription', { userId: 1, planType: '1', paymentStatus: 'paid', stripePaymentId });

describe('POST /api/auction-subscription', () => {
  it('grants a membership paid at Stripe once, also concurrently', async () => {
    const { stripePaymentId, clientRef } = await payments.pay({ plan: '2' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(stripePaymentId).expect(200)));
    for (const { body } of answers) expect(body).toMatchObject({ clientRef, state: 'succeeded', plan: '2', amount: 110 });
    expect(await payments.memberships()).toMatchObject([
      { member_email: 'layla@customers.example', plan_type: '2', payment_status: 'completed' },
    ]);
    expect(await payments.outbox()).toEqual(['payment.succeeded']);
  });

  it('grants nothing for an unpaid payment', async () => {
    const { body } = await payments.checkOut();
    const answer = await claim(body.stripePaymentId).expect(200);
    expect(answer.body).toMatchObject({ state: 'pending', paidAt: null, startDate: null, endDate: null });
    expect(await payments.memberships()).toEqual([]);
  });

  it('grants nothing for an unrelated payment of the same Stripe account', async () => {
    const other = await payments.stripe.paymentIntents.create({
      amount: 6200,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    expect((await claim(other.id).expect(404)).body.code).toBe('PAYMENT_NOT_FOUND');
    expect(await payments.memberships()).toEqual([]);
  });

  it('grants one membership when racing with the webhook', async () => {
    const { stripePaymentId } = await payments.pay();
    const events = await payments.eventsOf(stripePaymentId);
    await Promise.all([
      ...events.map((event) => payments.deliver(event)),
      ...Array.from({ length: 5 }, () => claim(stripePaymentId).then((answer) => answer)),
    ]);
    expect(await payments.memberships()).toHaveLength(1);
    expect(await payments.outbox()).toEqual(['payment.succeeded']);
  });
});

describe('GET /api/payments/:clientRef', () => {
  it('finds out that a payment succeeded without a webhook', async () => {
    const { clientRef } = await payments.pay();
    const { body } = await payments.get(`/api/payments/${clientRef}`).expect(200);
    expect(body).toMatchObject({ clientRef, state: 'succeeded', durationMonths: 1, amount: 62, failureMessage: null });
    expect(Date.parse(body.endDate)).toBeGreaterThan(Date.parse(body.startDate));
    expect(Math.abs(Date.parse(body.paidAt) - Date.now())).toBeLessThan(60_000);
  });

  it('reports a payment that the bank is processing', async () => {
    payments.simulator.set({ holdPayments: true });
    const { clientRef } = await payments.pay();
    expect((await payments.get(`/api/payments/${clientRef}`)).body.state).toBe('processing');
  });

  it("reports a declined card in the provider's words", async () => {
    const { body } = await payments.checkOut();
    await expect(payments.confirm(body.stripePaymentId, 'pm_card_chargeDeclinedInsufficientFunds')).rejects.toThrow();
    const status = await payments.get(`/api/payments/${body.clientRef}`);
    expect(status.body).toMatchObject({ state: 'failed', failureMessage: 'Your card has insufficient funds.' });
  });

  it('is found by any 128-bit key', async () => {
    const { body } = await payments.checkOut(undefined, 'ffffffff-ffff-ffff-0000-ffffffffffff');
    expect(body.clientRef).toBe('ffffffff-ffff-ffff-0000-ffffffffffff');
    await payments.get(`/api/payments/${body.clientRef}`).expect(200);
  });

  it('exposes no buyer data', async () => {
    const { clientRef } = await payments.pay();
    const { text } = await payments.get(`/api/payments/${clientRef}`);
    expect(text).not.toMatch(/Layla|Haddad|customers\.example|Jerf/i);
  });

  it.each([[randomUUID()], ['abc']])('answers 404 for %s', async (clientRef) => {
    const { body } = await payments.get(`/api/payments/${clientRef}`).expect(404);
    expect(body.code).toBe('PAYMENT_NOT_FOUND');
  });
});

describe('staff', () => {
  const member = async (firstName: string, email: string, plan = '1') => {
    const receipt = await payments.pay({ firstName, email, confirmEmail: email, plan });
    await claim(receipt.stripePaymentId).expect(200);
    return receipt;
  };

  const membership = async () => (await payments.asStaff('get', '/api/auction-subscriptions')).body.items[0];
  const deliverAll = async (stripePaymentId: string) => {
    for (const event of await payments.eventsOf(stripePaymentId)) await payments.deliver(event);
  };

  it('see the memberships, newest first, paginated, searched and filtered', async () => {
    await member('Layla', 'layla@customers.example');
    await member('Omar', 'omar@customers.example', '2');
    await member('Kenji_100%', 'kenji@customers.example', '4');
    await member('Kenji_100%', 'kenji@customers.example', '4');
    await payments.sql(`UPDATE payments.subscription SET start_date = '2026-01-01', end_date = '2026-02-01' WHERE id = 2`);
    const list = async (query: string) => {
      const { body } = await payments.asStaff('get', `/api/auction-subscriptions?${query}`).expect(200);
      return [body.total, body.active, ...body.items.map(({ email }: { email: string }) => email.split('@')[0])];
    };
    // The second payment of Kenji renews the first, so it starts when that ends.
    expect(await list('')).toEqual([4, 2, 'kenji', 'kenji', 'omar', 'layla']);
    expect(await list('page=2&pageSize=2')).toEqual([4, 2, 'omar', 'layla']);
    expect(await list('q=OMAR')).toEqual([1, 2, 'omar']);
    expect(await list('q=OMAR%00')).toEqual([1, 2, 'omar']);
    expect(await list('q=_100%25')).toEqual([2, 2, 'kenji', 'kenji']);
    expect(await list('q=%25')).toEqual([2, 2, 'kenji', 'kenji']);
    expect(await list('status=active')).toEqual([2, 2, 'kenji', 'layla']);
    expect(await list('status=refunded')).toEqual([0, 2]);
    await payments.asStaff('get', '/api/auction-subscriptions?page=0').expect(400);
    await payments.asStaff('get', '/api/auction-subscriptions?status=gone').expect(400);
  });

  it('renewals start when the current one ends, also with two concurrent payments', async () => {
    const paid = await Promise.all(Array.from({ length: 3 }, () => payments.pay()));
    await Promise.all(
      paid.map(({ stripePaymentId }) => payments.post('/api/auction-subscription', { stripePaymentId }).expect(200)),
    );
    const rows = await payments.sql('SELECT start_date, end_date FROM payments.subscription ORDER BY start_date');
    const [first, second, third] = rows as { start_date: Date; end_date: Date }[];
    expect([second?.start_date, third?.start_date]).toEqual([first?.end_date, second?.end_date]);
  });

  it('start at once when the previous one was refunded', async () => {
    await member('Layla', 'layla@customers.example');
    await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
    await member('Layla', 'layla@customers.example');
    const [, again] = await payments.memberships();
    expect(again).toMatchObject({ start_date: expect.any(Date) });
    expect((again as { start_date: Date }).start_date.getTime()).toBeLessThanOrEqual(Date.now());
  });

  describe('who bought twice', () => {
    const bought = async () => {
      const first = await member('Layla', 'layla@customers.example');
      await member('Layla', 'layla@customers.example', '2');
      return first;
    };
    const periods = async () =>
      (await payments.sql('SELECT start_date, end_date FROM payments.subscription ORDER BY id')) as Record<string, Date>[];

    it('begin the second membership when the first is refunded', async () => {
      await bought();
      const before = Date.now();
      await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
      const [first, second] = await periods();
      const [start, end] = [Number(second?.start_date), Number(second?.end_date)];
      expect(start).toBeGreaterThanOrEqual(before);
      expect(start).toBeLessThanOrEqual(Date.now());
      expect(end).toBe(Number(membershipEnd(new Date(start), 2)));
      expect(Number(first?.end_date)).toBeGreaterThan(start);
    });

    it('begin the second when the first is charged back, and after it again when that is won on appeal', async () => {
      const { stripePaymentId } = await bought();
      const [, agreed] = await periods();
      const decide = await payments.dispute(stripePaymentId);
      await decide('lost');
      await deliverAll(stripePaymentId);
      const [, early] = await periods();
      expect(Number(early?.start_date)).toBeLessThanOrEqual(Date.now());
      await decide('appeal');
      await decide('won');
      await deliverAll(stripePaymentId);
      expect((await periods())[1]).toEqual(agreed);
    });

    it('leave the first as it is when the second is refunded', async () => {
      await bought();
      const [agreed] = await periods();
      await payments.asStaff('post', '/api/auction-subscriptions/2/refund').expect(200);
      expect((await periods())[0]).toEqual(agreed);
    });
  });

  it('refund once, however often they click, and the call is audited', async () => {
    const { stripePaymentId, clientRef } = await member('Layla', 'layla@customers.example');
    const path = '/api/auction-subscriptions/1/refund';
    const refused = await payments.asStaff('post', `${path}?reason=unhappy`).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ path: 'reason' }] });
    const refund = () => payments.asStaff('post', `${path}?reason=duplicate`).then((answer) => answer);
    const answers = await Promise.all(Array.from({ length: 8 }, refund));
    expect((await refund()).body).toMatchObject({ statusCode: 409, code: 'ALREADY_REFUNDED' });
    for (const { status, body } of answers.filter((answer) => answer.body.code !== 'ALREADY_REFUNDED'))
      expect([status, body.paymentStatus, body.active]).toEqual([200, 'refunded', false]);
    const refunds = (await payments.eventsOf(stripePaymentId)).filter(({ type }) => type === 'refund.created');
    expect(refunds).toHaveLength(1);
    expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
    const { body } = await payments.asStaff('get', '/api/audit/payments').expect(200);
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          sessionId: 'session-1',
          action: 'refund',
          entity: 'auction-subscription',
          entityId: 1,
          reference: expect.stringMatching(/^AM-/),
          after: { paymentStatus: 'refunding', refundReason: 'duplicate' },
        },
      ],
    });
    expect((await payments.get(`/api/payments/${clientRef}`)).body.state).toBe('refunded');
  });

  it('cannot refund what the bank has taken back', async () => {
    const { stripePaymentId } = await member('Layla', 'layla@customers.example');
    await payments.dispute(stripePaymentId);
    await deliverAll(stripePaymentId);
    const { body } = await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(409);
    expect(body.code).toBe('PAYMENT_DISPUTED');
    expect(await membership()).toMatchObject({ paymentStatus: 'completed', active: true, disputedAt: expect.any(String) });
    expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.disputed']);
  });

  it('can refund when the dealership has won the dispute, with or without its event', async () => {
    const { stripePaymentId } = await member('Layla', 'layla@customers.example');
    const decide = await payments.dispute(stripePaymentId);
    await deliverAll(stripePaymentId);
    await decide('won');
    const { body } = await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
    expect(body).toMatchObject({ paymentStatus: 'refunded', disputedAt: null });
    await deliverAll(stripePaymentId);
    expect(await payments.outbox()).toEqual([
      'payment.succeeded',
      'payment.disputed',
      'payment.dispute-closed',
      'payment.refunded',
    ]);
  });

  it('see a membership end after a chargeback, and cannot refund it again', async () => {
    const { stripePaymentId, clientRef } = await member('Layla', 'layla@customers.example');
    await (await payments.dispute(stripePaymentId))('lost');
    await deliverAll(stripePaymentId);
    expect(await membership()).toMatchObject({ paymentStatus: 'charged-back', active: false, disputedAt: null });
    const { body } = await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(409);
    expect(body.code).toBe('PAYMENT_CHARGED_BACK');
    expect((await payments.get(`/api/payments/${clientRef}`)).body.state).toBe('charged-back');
    expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.disputed', 'payment.dispute-closed']);
  });

  it('find no membership 7', async () => {
    await payments.asStaff('post', '/api/auction-subscriptions/7/refund').expect(404);
  });

  it.each(['0', 'abc', '99999999999'])('are refused for %s, which is not a membership id', async (id) => {
    const { body } = await payments.asStaff('post', `/api/auction-subscriptions/${id}/refund`).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'id' }] });
  });
});

describe('GET /internal/payment-notices/:id', () => {
  const notice = (id: string, name = 'notifier') => payments.get(`/internal/payment-notices/${id}`, signServiceToken(OWN, name));

  it('gives the notifier the content of its e-mails', async () => {
    const { stripePaymentId } = await payments.pay();
    await claim(stripePaymentId).expect(200);
    const { body } = await notice('1').expect(200);
    expect(body).toMatchObject({
      id: 1,
      state: 'succeeded',
      firstName: 'Layla',
      email: 'Layla@customers.example',
      language: 'en',
      plan: '1',
      amount: 62,
      currency: 'USD',
      stripePaymentId,
      subscriptionId: 1,
      succeededAt: expect.any(String),
      endDate: expect.any(String),
      failureReason: null,
      refundedAt: null,
      erasedAt: null,
    });
  });

  it('lists the other memberships of the address, with the dates to which a refund has moved them', async () => {
    for (const [plan, email] of [
      ['1', 'layla@customers.example'],
      ['2', 'Layla@customers.example'],
      ['4', 'layla@customers.example'],
      ['1', 'omar@customers.example'],
    ] as const)
      await claim((await payments.pay({ email, confirmEmail: email, plan })).stripePaymentId).expect(200);
    await payments.asStaff('post', '/api/auction-subscriptions/2/refund').expect(200);
    const { body } = await notice('2').expect(200);
    const [first, , third] = await payments.sql('SELECT start_date, end_date FROM payments.subscription ORDER BY id');
    const dates = (row: object | undefined) => {
      const { start_date, end_date } = row as { start_date: Date; end_date: Date };
      return { startDate: start_date.toISOString(), endDate: end_date.toISOString() };
    };
    expect(body.otherMemberships).toEqual([
      { planName: expect.anything(), durationMonths: 1, ...dates(first) },
      { planName: expect.anything(), durationMonths: 4, ...dates(third) },
    ]);
    expect(dates(third).startDate).toBe(dates(first).endDate);
    await payments.sql("UPDATE payments.subscription SET start_date = '2026-01-01', end_date = '2026-02-01' WHERE id = 1");
    expect((await notice('2')).body.otherMemberships).toHaveLength(1);
    expect((await notice('4')).body.otherMemberships).toEqual([]);
  });

  it('is closed to everybody else', async () => {
    await notice('1', 'svc-catalog').expect(401);
    await payments.get('/internal/payment-notices/1').expect(401);
    await payments.asStaff('get', '/internal/payment-notices/1').expect(401);
  });

  it.each([
    ['99', 404, 'PAYMENT_NOT_FOUND'],
    ['0', 400, 'VALIDATION_FAILED'],
    ['x', 400, 'VALIDATION_FAILED'],
  ])('answers %s with %s', async (id, status, code) => {
    const { body } = await notice(id).expect(status);
    expect(body.code).toBe(code);
  });
});

const figures = () => payments.asStaff('get', '/api/staff/figures/payments?from=2026-03-01&to=2026-03-03').expect(200);

describe('the figures of a payment whose dispute is lost', () => {
  const NOTHING_BACK = { day: '2026-03-01', memberships: 1, amount: 62, refunds: 0, refunded: 0 };
  const back = (day: string) => ({ day, memberships: 0, amount: 0, refunds: 1, refunded: 62 });
  const days = async () => (await figures()).body.days;
  const date = (values: string) => payments.sql(`UPDATE payments.payment SET ${values}`);
  let decide: Awaited<ReturnType<Payments['dispute']>>;
  let stripePaymentId: string;

  const decided = async (decision: 'lost' | 'appeal' | 'won') => {
    await decide(decision);
    await claim(stripePaymentId).expect(200);
  };

  beforeEach(async () => {
    ({ stripePaymentId } = await payments.pay({ plan: '1' }));
    decide = await payments.dispute(stripePaymentId);
    await claim(stripePaymentId).expect(200);
    await date(`succeeded_at = '2026-03-01T10:00:00Z', disputed_at = '2026-03-02T10:00:00Z'`);
  });

  it('subtract it on the day of the loss', async () => {
    expect(await days()).toEqual([NOTHING_BACK]);
    await decided('lost');
    await date(`dispute_closed_at = '2026-03-02T20:00:00Z'`);
    expect(await days()).toEqual([NOTHING_BACK, back('2026-03-03')]);
  });

  it('subtract it during an appeal too, and no more when that is won', async () => {
    await decided('lost');
    await decided('appeal');
    expect(await days()).toEqual([NOTHING_BACK, back('2026-03-02')]);
    await decided('won');
    expect(await days()).toEqual([NOTHING_BACK]);
  });

  it('subtract it once if it was refunded too', async () => {
    await payments.sql(`UPDATE payments.subscription SET payment_status = 'refunded'`);
    await date(`refunded_at = '2026-03-01T12:00:00Z'`);
    await decided('lost');
    await date(`dispute_closed_at = '2026-03-02T20:00:00Z'`);
    expect(await days()).toEqual([{ ...NOTHING_BACK, refunds: 1, refunded: 62 }]);
  });
});

it('counts memberships on their payment day, and refunds separately', async () => {
  const paid = async (plan: string, succeededAt: string, refundedAt: string | null) => {
    const { stripePaymentId } = await payments.pay({ plan });
    await claim(stripePaymentId).expect(200);
    await payments.sql('UPDATE payments.payment SET succeeded_at = $2, refunded_at = $3 WHERE stripe_payment_id = $1', [
      stripePaymentId,
      succeededAt,
      refundedAt,
    ]);
  };
  await paid('1', '2026-03-01T19:59:00Z', '2026-03-03T08:00:00Z');
  await paid('2', '2026-03-01T20:00:00Z', null);
  await payments.checkOut();
  const { body } = await figures();
  expect(body).toEqual({
    days: [
      { day: '2026-03-01', memberships: 1, amount: 62, refunds: 0, refunded: 0 },
      { day: '2026-03-02', memberships: 1, amount: 110, refunds: 0, refunded: 0 },
      { day: '2026-03-03', memberships: 0, amount: 0, refunds: 1, refunded: 62 },
    ],
    plans: [
      { plan: '1', planName: expect.objectContaining({ en: '1 Month' }), durationMonths: 1, memberships: 1, amount: 62 },
      { plan: '2', planName: expect.objectContaining({ en: '2 Months' }), durationMonths: 2, memberships: 1, amount: 110 },
    ],
  });
});
