import { describe, expect, it } from '@jest/globals';
import { card, control, pay } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { eventTypes, PLAN } from './stripe-client.ts';

const simulator = startedSimulator();

/** An intent whose card requires authentication, and the page's address. */
async function begin(number = '4000002500003155') {
  const intent = await simulator.stripe.paymentIntents.create(PLAN);
  const { body } = await pay(simulator.address, intent, card(number));
  return { intent, body, page: String(body.next_action?.redirect_to_url?.url) };
}

const press = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

const destination = (answer: Response): Record<string, string> => {
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '');
  return { pathname, ...Object.fromEntries(searchParams) };
};

describe('a card that requires authentication', () => {
  it.each(['4000002500003155', '4000002760003184'])('redirects the browser of %s to a page with two buttons', async (number) => {
    const { intent, body, page } = await begin(number);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const html = await (await fetch(page)).text();
    expect(html).toContain('$62.00');
    expect(html).toContain('value="complete">Complete</button>');
    expect(html).toContain('value="fail">Fail</button>');
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
  });

  it('is charged after Complete, and the browser returns with Stripe’s parameters', async () => {
    const { intent, page } = await begin();
    const answer = await press(page, 'complete');
    expect(answer.status).toBe(303);
    expect(destination(answer)).toEqual({
      pathname: '/payment-success',
      plan: '1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', next_action: null });
    expect(await eventTypes(simulator.stripe)).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it('is not charged after Fail, and another may follow', async () => {
    const { intent, page } = await begin();
    expect(destination(await press(page, 'fail')).redirect_status).toBe('failed');
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
      latest_charge: null,
    });
    expect((await pay(simulator.address, intent, card('4242424242424242'))).body.status).toBe('succeeded');
  });

  it('is charged once however often Complete is pressed', async () => {
    const { page } = await begin();
    await press(page, 'complete');
    expect(destination(await press(page, 'complete')).redirect_status).toBe('succeeded');
    expect(destination(await press(page, 'fail')).redirect_status).toBe('succeeded');
    expect((await fetch(page, { redirect: 'manual' })).status).toBe(303);
    expect((await eventTypes(simulator.stripe)).filter((type) => type === 'charge.succeeded')).toHaveLength(1);
  });

  it('invalidates an older page when it is confirmed again', async () => {
    const { intent, page } = await begin();
    await pay(simulator.address, intent, card('4000002760003184'));
    await press(page, 'complete');
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
  });

  it('returns as pending if the payment is held', async () => {
    await control(simulator.address, '/settings', { holdPayments: true });
    const { intent, page } = await begin();
    expect(destination(await press(page, 'complete')).redirect_status).toBe('pending');
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('processing');
  });

  it('can be canceled in the meantime', async () => {
    const { intent, page } = await begin();
    await simulator.stripe.paymentIntents.cancel(intent.id);
    expect(destination(await press(page, 'complete')).redirect_status).toBe('failed');
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });
});

it('answers 404 for an unknown page', async () => {
  expect((await fetch(`${simulator.address}/authenticate/authn_1`)).status).toBe(404);
  expect((await press(`${simulator.address}/authenticate/authn_1`, 'complete')).status).toBe(404);
});
