import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { control } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { eventTypes, PLAN, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

const buy = () =>
  simulator.stripe.paymentIntents.create({
    ...PLAN,
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost',
  });
const chargeOf = async (intent: Stripe.PaymentIntent) => simulator.stripe.charges.retrieve(String(intent.latest_charge));

describe('a refund', () => {
  it('refunds the whole amount', async () => {
    const intent = await buy();
    const refund = await simulator.stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({
      amount: 6200,
      status: 'succeeded',
      charge: intent.latest_charge,
      reason: 'requested_by_customer',
    });
    expect(await simulator.stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 6200 });
    expect((await eventTypes(simulator.stripe)).slice(-2)).toEqual(['charge.refunded', 'refund.created']);
  });

  it('refunds parts until nothing is left', async () => {
    const intent = await buy();
    await simulator.stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 2000 });
    expect((await simulator.stripe.refunds.create({ charge: String(intent.latest_charge) })).amount).toBe(4200);
    expect(await chargeOf(intent)).toMatchObject({ refunded: true, amount_refunded: 6200 });
  });

  it('is made once per Idempotency-Key', async () => {
    const intent = await buy();
    const refund = () =>
      simulator.stripe.refunds.create({ payment_intent: intent.id, amount: 2000 }, { idempotencyKey: 'refund-7' });
    expect((await refund()).id).toBe((await refund()).id);
    expect((await chargeOf(intent)).amount_refunded).toBe(2000);
  });

  it.each([
    [
      'of more than is left',
      { amount: 6201 },
      { param: 'amount', message: 'Refund amount ($62.01) is greater than unrefunded amount on charge ($62.00)' },
    ],
    ['of nothing', { amount: 0 }, { param: 'amount' }],
    ['for no reason that Stripe knows', { reason: 'regret' }, { param: 'reason' }],
    ['of an unknown payment', { payment_intent: 'pi_1' }, { statusCode: 404, code: 'resource_missing' }],
    ['without a payment', { payment_intent: undefined }, { code: 'parameter_missing' }],
  ])('%s is rejected', async (_, changes, error) => {
    const intent = await buy();
    expect(await stripeError(simulator.stripe.refunds.create({ payment_intent: intent.id, ...changes }))).toMatchObject(error);
    expect((await chargeOf(intent)).amount_refunded).toBe(0);
  });

  it('a second refund of a charge is rejected', async () => {
    const intent = await buy();
    await simulator.stripe.refunds.create({ payment_intent: intent.id });
    expect(await stripeError(simulator.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    });
  });

  it('a refund of an unpaid intent is rejected', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    expect((await stripeError(simulator.stripe.refunds.create({ payment_intent: intent.id }))).message).toContain(
      'successful charge',
    );
  });
});

describe('a dispute', () => {
  const open = async (body: object) => (await control(simulator.address, '/disputes', body)).body;

  it('withdraws the money and prevents a refund', async () => {
    const intent = await buy();
    const dispute = await open({ payment_intent: intent.id, reason: 'product_not_received' });
    expect(dispute).toMatchObject({
      amount: 6200,
      charge: intent.latest_charge,
      reason: 'product_not_received',
      status: 'needs_response',
    });
    expect((await chargeOf(intent)).disputed).toBe(true);
    expect((await eventTypes(simulator.stripe)).slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect((await stripeError(simulator.stripe.refunds.create({ payment_intent: intent.id }))).code).toBe('charge_disputed');
  });

  it.each([
    ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', ['charge.dispute.funds_withdrawn', 'charge.dispute.closed']],
  ])('is closed as %s', async (status, last) => {
    const intent = await buy();
    const { id } = await open({ charge: intent.latest_charge });
    await control(simulator.address, `/disputes/${id}/close`, { status });
    expect((await simulator.stripe.disputes.retrieve(id)).status).toBe(status);
    expect((await eventTypes(simulator.stripe)).slice(-2)).toEqual(last);
    expect((await control(simulator.address, `/disputes/${id}/close`, { status })).status).toBe(400);
  });

  it('is listed for its payment, and allows a refund once won', async () => {
    const [intent, other] = [await buy(), await buy()];
    const { id } = await open({ payment_intent: intent.id });
    await open({ payment_intent: other.id });
    await control(simulator.address, `/disputes/${id}/close`, { status: 'won' });
    const { data } = await simulator.stripe.disputes.list({ payment_intent: intent.id });
    expect(data.map((dispute) => [dispute.id, dispute.status])).toEqual([[id, 'won']]);
    expect((await simulator.stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
  });

  it('can be lost, appealed and won, and followed by another one', async () => {
    const { id: payment_intent } = await buy();
    const { id } = await open({ payment_intent });
    const close = (status: string) => control(simulator.address, `/disputes/${id}/close`, { status });
    expect((await control(simulator.address, `/disputes/${id}/appeal`, {})).status).toBe(400);
    await close('lost');
    expect((await control(simulator.address, '/disputes', { payment_intent })).status).toBe(400);
    expect((await control(simulator.address, `/disputes/${id}/appeal`, {})).body.status).toBe('appeal_under_review');
    await close('won');
    expect((await open({ payment_intent })).status).toBe('needs_response');
  });

  it('a dispute of an unknown payment is rejected', async () => {
    expect((await control(simulator.address, '/disputes', { payment_intent: 'pi_1' })).status).toBe(404);
  });
});
