import { expect, it, jest } from '@jest/globals';
import type Stripe from 'stripe';
import { startedSimulator } from './started-simulator.ts';
import { PLAN, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

const buy = () =>
  simulator.stripe.paymentIntents.create({
    ...PLAN,
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost',
  });
const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

it('returns an event with the object at that time and the call that caused it', async () => {
  const intent = await simulator.stripe.paymentIntents.create(PLAN, { idempotencyKey: 'checkout-42' });
  await simulator.stripe.paymentIntents.cancel(intent.id);
  const created = (await simulator.stripe.events.list()).data[1];
  expect(created).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    type: 'payment_intent.created',
    livemode: false,
    data: { object: { id: intent.id, status: 'requires_payment_method' } },
    request: { id: intent.lastResponse.requestId, idempotency_key: 'checkout-42' },
  });
  expect(await simulator.stripe.events.retrieve(created?.id ?? '')).toEqual(created);
});

it('contains the changes made by a refund', async () => {
  const intent = await buy();
  await simulator.stripe.refunds.create({ payment_intent: intent.id });
  const [refunded] = (await simulator.stripe.events.list({ type: 'charge.refunded' })).data;
  expect(refunded?.data).toMatchObject({
    object: { amount_refunded: 6200, refunded: true },
    previous_attributes: { amount_refunded: 0, refunded: false },
  });
});

it('lists the newest first, filtered by one type, a group or several', async () => {
  await buy();
  const types = async (params: Stripe.EventListParams) =>
    (await simulator.stripe.events.list(params)).data.map(({ type }) => type);
  expect(await types({})).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
  expect(await types({ type: 'charge.succeeded' })).toEqual(['charge.succeeded']);
  expect(await types({ type: 'payment_intent.*' })).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
  expect(await types({ types: ['charge.succeeded', 'payment_intent.created'] })).toEqual([
    'charge.succeeded',
    'payment_intent.created',
  ]);
});

it('filters by creation time', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (const second of [1000, 2000, 3000]) {
    clock.mockReturnValue(second * 1000);
    await simulator.stripe.paymentIntents.create(PLAN);
  }
  clock.mockRestore();
  const times = async (created: Stripe.EventListParams['created']) =>
    (await simulator.stripe.events.list({ created })).data.map((event) => event.created);
  expect(await times({ gte: 2000 })).toEqual([3000, 2000]);
  expect(await times({ gt: 2000 })).toEqual([3000]);
  expect(await times({ lte: 2000 })).toEqual([2000, 1000]);
  expect(await times({ gt: 1000, lt: 3000 })).toEqual([2000]);
  expect(await times(2000)).toEqual([2000]);
});

it('can be paged through to the end, forwards and backwards', async () => {
  for (let count = 0; count < 5; count += 1) await simulator.stripe.paymentIntents.create(PLAN);
  const all = ids(await simulator.stripe.events.list());
  const pages: string[] = [];
  for await (const event of simulator.stripe.events.list({ limit: 2 })) pages.push(event.id);
  expect(pages).toEqual(all);
  const first = await simulator.stripe.events.list({ limit: 2 });
  expect([ids(first), first.has_more]).toEqual([all.slice(0, 2), true]);
  const last = await simulator.stripe.events.list({ limit: 2, starting_after: all[2] });
  expect([ids(last), last.has_more]).toEqual([all.slice(3), false]);
  const before = await simulator.stripe.events.list({ limit: 2, ending_before: all[4] });
  expect([ids(before), before.has_more]).toEqual([all.slice(2, 4), true]);
});

it.each([
  ['a limit of nothing', { limit: 0 }, 400, 'limit'],
  ['a limit above 100', { limit: 101 }, 400, 'limit'],
  ['an unknown cursor', { starting_after: 'evt_1' }, 404, 'starting_after'],
  ['an unknown filter', { kind: 'charge' }, 400, 'kind'],
])('refuses %s', async (_, params, statusCode, param) => {
  expect(await stripeError(simulator.stripe.events.list(params as Stripe.EventListParams))).toMatchObject({ statusCode, param });
});
