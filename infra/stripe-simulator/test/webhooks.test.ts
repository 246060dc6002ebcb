import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { createSimulator, type Simulator } from '../src/index.ts';
import { signatureHeader } from '../src/webhooks/signature.ts';
import { control } from './browser.ts';
import { type Receiver, startReceiver, WEBHOOK_SECRET } from './receiver.ts';
import { PLAN, stripeClient } from './stripe-client.ts';

let receiver: Receiver;
let simulator: Simulator;
let address: string;
let stripe: Stripe;

beforeEach(async () => {
  receiver = await startReceiver();
  simulator = createSimulator({ webhook: { url: receiver.url, secret: WEBHOOK_SECRET }, firstRetryMs: 5, longestRetryMs: 40 });
  address = await simulator.listen();
  stripe = stripeClient(address);
});
afterEach(async () => {
  await simulator.close();
  await receiver.close();
});

const buy = () =>
  stripe.paymentIntents.create({ ...PLAN, confirm: true, payment_method: 'pm_card_visa', return_url: 'http://localhost' });
const deliveries = async () => (await control(address, '/deliveries')).body.data;
const BOUGHT = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'];

it('delivers every event, with a signature that Stripe’s client accepts', async () => {
  const intent = await buy();
  await receiver.received(3);
  expect(receiver.types().toSorted()).toEqual(BOUGHT);
  expect(receiver.events.find(({ type }) => type === 'payment_intent.succeeded')).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    data: { object: { id: intent.id, status: 'succeeded', metadata: { plan: '1' } } },
  });
});

it('signs so that neither another secret nor another payload matches', () => {
  const header = signatureHeader('{"a":1}', WEBHOOK_SECRET, Math.floor(Date.now() / 1000));
  const check = (payload: string, secret: string) => stripe.webhooks.constructEvent(payload, header, secret);
  expect(check('{"a":1}', WEBHOOK_SECRET)).toEqual({ a: 1 });
  expect(() => check('{"a":1}', 'whsec_other')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  expect(() => check('{"a":2}', WEBHOOK_SECRET)).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

it('retries the same event until the receiver accepts it', async () => {
  receiver.refuseWith.push(500, 404, 302);
  await stripe.paymentIntents.create(PLAN);
  await receiver.received(4);
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 4, lastStatus: 200 }]);
});

it('waits for an unavailable receiver', async () => {
  await receiver.close();
  await stripe.paymentIntents.create(PLAN);
  const port = Number(new URL(receiver.url).port);
  receiver = await startReceiver(port);
  await receiver.received(1);
  expect(receiver.types()).toEqual(['payment_intent.created']);
});

it('reports why a delivery fails', async () => {
  await receiver.close();
  await stripe.paymentIntents.create(PLAN);
  let [delivery] = await deliveries();
  while (!delivery.attempts) [delivery] = await deliveries();
  expect(delivery).toMatchObject({
    status: 'waiting',
    type: 'payment_intent.created',
    lastStatus: null,
    lastError: 'ECONNREFUSED',
  });
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
});

it('sends events to a new endpoint after a change', async () => {
  const other = await startReceiver();
  simulator.sendWebhooksTo({ url: other.url, secret: WEBHOOK_SECRET });
  await stripe.paymentIntents.create(PLAN);
  await other.received(1);
  expect(receiver.events).toEqual([]);
  await other.close();
});

describe('on demand', () => {
  it('delivers each event more than once', async () => {
    await control(address, '/settings', { deliveriesPerEvent: 3 });
    await stripe.paymentIntents.create(PLAN);
    await receiver.received(3);
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  });

  it('redelivers one event', async () => {
    await stripe.paymentIntents.create(PLAN);
    await receiver.received(1);
    await control(address, '/deliveries', { event: receiver.events[0]?.id, times: 2 });
    await receiver.received(3);
    expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
    expect((await control(address, '/deliveries', { event: 'evt_1' })).status).toBe(404);
  });

  it('holds events and releases them in the requested order', async () => {
    await control(address, '/settings', { holdWebhooks: true });
    await buy();
    const [succeeded, charged, created] = (await stripe.events.list()).data.map(({ id }) => id);
    expect((await deliveries()).map(({ status }: { status: string }) => status)).toEqual(['held', 'held', 'held']);
    await control(address, '/deliveries/release', { events: [succeeded, created] });
    expect(receiver.types()).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
    await control(address, '/deliveries/release', { events: [charged] });
    expect(receiver.types()).toHaveLength(3);
  });

  it('stops holding once all are released, the oldest first', async () => {
    await control(address, '/settings', { holdWebhooks: true });
    await buy();
    await control(address, '/deliveries/release', {});
    expect(receiver.types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    await stripe.paymentIntents.create(PLAN);
    await receiver.received(4);
  });

  it('resets its state', async () => {
    const intent = await buy();
    await control(address, '/settings', { deliveriesPerEvent: 2, holdWebhooks: true });
    await control(address, '/reset', {});
    expect([(await stripe.events.list()).data, await deliveries()]).toEqual([[], []]);
    await expect(stripe.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 404 });
    const before = receiver.events.length;
    await stripe.paymentIntents.create(PLAN);
    await receiver.received(before + 1);
    expect(await deliveries()).toHaveLength(1);
  });

  it('rejects unknown settings', async () => {
    expect((await control(address, '/settings', { holdEverything: true })).status).toBe(400);
    expect((await control(address, '/settings', { deliveriesPerEvent: -1 })).status).toBe(400);
  });
});
