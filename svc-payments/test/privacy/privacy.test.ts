import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AbandonedCheckoutsService } from '../../src/payments/sync/abandoned-checkouts.service.js';
import { aCheckout, type Payments, startPayments } from '../support/payments.js';

const EMAIL = 'Layla@customers.example';
const FIND = '/api/privacy/payments/find';
const EXPORT = '/api/privacy/payments/export';
const ERASE = '/api/privacy/payments/erase';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

const find = async (body: object) => (await payments.asStaff('post', FIND).send(body)).body;
const erase = async (email = 'layla@CUSTOMERS.example') =>
  (await payments.asStaff('post', ERASE).send({ email }).expect(200)).body;

/** A member whose access ended yesterday. */
async function formerMember(): Promise<void> {
  const { stripePaymentId } = await payments.pay();
  await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
  await payments.sql(
    `UPDATE payments.subscription SET start_date = now() - interval '32 days', end_date = now() - interval '1 day'`,
  );
}

const audit = () => payments.sql('SELECT session_id, action, entity, entity_id, before, after FROM payments.audit');

describe("a person's data", () => {
  it('is found by e-mail address in any case, and by phone in any notation', async () => {
    await formerMember();
    await payments.checkOut();
    const expected = [
      {
        place: 'auction-subscriptions',
        id: 1,
        name: 'Layla Haddad',
        email: EMAIL,
        phone: '+971 50 123 4567',
        createdAt: expect.stringMatching(/Z$/),
        obstacle: null,
      },
      expect.objectContaining({ place: 'payments', id: 2, obstacle: 'open-payment' }),
    ];
    for (const body of [{ email: 'LAYLA@customers.example' }, { phone: '050 123 4567' }, { phone: '٠٥٠١٢٣٤٥٦٧' }])
      expect(await find(body)).toEqual({ items: expected });
    for (const body of [{ email: 'l_yla@customers.example' }, { phone: '050 123 4568' }])
      expect(await find(body)).toEqual({ items: [] });
  });

  it.each(['０９０－１２３４－５６７８', '۰۹۰ ۱۲۳۴ ۵۶۷۸', '٠٩٠ ١٢٣٤ ٥٦٧٨'])(
    'is found by phone if the buyer typed %s',
    async (phone) => {
      await payments.checkOut(aCheckout({ phone }));
      expect((await find({ phone: '+81 90 1234 5678' })).items).toMatchObject([{ phone }]);
    },
  );

  it.each([{}, { email: EMAIL, phone: '0501234567' }, { email: 'layla' }, { phone: '123' }, { q: EMAIL }])(
    'is not searched by %j',
    async (body) => {
      expect(await find(body)).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('is shown to staff only', async () => {
    for (const path of [FIND, EXPORT, ERASE]) await payments.post(path, { email: EMAIL }).expect(401);
  });
});

describe('a copy for the person', () => {
  it('has complete payments and memberships, and is audited', async () => {
    await formerMember();
    await payments.checkOut();
    const { body } = await payments.asStaff('post', EXPORT).send({ email: EMAIL.toUpperCase() }).expect(200);
    const person = { firstName: 'Layla', lastName: 'Haddad', email: EMAIL, phone: '+971 50 123 4567', currency: 'USD' };
    expect(body.items).toEqual([
      {
        place: 'auction-subscriptions',
        id: 1,
        createdAt: expect.stringMatching(/Z$/),
        fields: expect.objectContaining({
          ...person,
          paymentId: 1,
          amount: expect.any(Number),
          state: 'succeeded',
          paymentStatus: 'completed',
          endDate: expect.stringMatching(/Z$/),
          termsAcceptedAt: expect.stringMatching(/Z$/),
        }),
      },
      {
        place: 'payments',
        id: 2,
        createdAt: expect.any(String),
        fields: expect.objectContaining({ ...person, state: 'pending' }),
      },
    ]);
    expect(await audit()).toMatchObject([{ action: 'export', entity: 'person', after: { paymentIds: [1, 2] } }]);
  });

  it('a copy for an erased person is empty', async () => {
    await formerMember();
    await erase();
    const { body } = await payments.asStaff('post', EXPORT).send({ email: EMAIL }).expect(200);
    expect(body).toEqual({ items: [] });
  });
});

describe('an erasure', () => {
  it('keeps number, plan, amount, dates and country, and is audited without the person', async () => {
    await formerMember();
    const [before] = await payments.payments();
    expect(await erase()).toEqual({ erased: { 'auction-subscriptions': 1 }, kept: [] });
    const [after] = await payments.payments();
    expect(after).toEqual({
      ...before,
      first_name: 'erased',
      last_name: '',
      email: 'erased-1@erased.invalid',
      phone: '',
      city: '',
      billing_address: '',
      erased_at: expect.any(Date),
    });
    const everything = JSON.stringify([after, await payments.memberships(), await audit()]);
    expect(everything).not.toMatch(/layla|haddad|123 4567|ajman|al jerf/i);
    expect(await audit()).toEqual([
      { session_id: 'session-1', action: 'erase', entity: 'person', entity_id: null, before: null, after: { paymentIds: [1] } },
    ]);
    expect(await find({ email: EMAIL })).toEqual({ items: [] });
    expect(await erase()).toEqual({ erased: {}, kept: [] });
    expect(await audit()).toHaveLength(1);
  });

  it('keeps an active membership, a pending refund and a payable payment, and says so', async () => {
    for (const status of ['completed', 'refunding']) {
      const { stripePaymentId } = await payments.pay();
      await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
      await payments.sql(
        'UPDATE payments.subscription SET payment_status = $1 WHERE id = (SELECT max(id) FROM payments.subscription)',
        [status],
      );
    }
    await payments.checkOut();
    const { erased, kept } = await erase();
    expect(erased).toEqual({});
    expect(kept.map(({ obstacle }: { obstacle: string }) => obstacle)).toEqual([
      'active-membership',
      'refund-under-way',
      'open-payment',
    ]);
    expect((await payments.payments()).map(({ email }) => email)).toEqual([EMAIL, EMAIL, EMAIL]);
  });

  it('leaves nothing that an open tab could still pay', async () => {
    const { body } = await payments.checkOut();
    await payments.sql(`UPDATE payments.payment SET created_at = now() - interval '8 days'`);
    await erase();
    expect(await payments.stripe.paymentIntents.retrieve(body.stripePaymentId)).toMatchObject({ status: 'canceled' });
    expect(await payments.payments()).toMatchObject([{ state: 'cancelled', first_name: 'erased' }]);
  });

  it('includes a payment that Stripe does not know', async () => {
    await payments.checkOut();
    await payments.sql(
      `UPDATE payments.payment SET created_at = now() - interval '8 days', stripe_payment_id = 'pi_of_another_account'`,
    );
    expect(await erase()).toEqual({ erased: { payments: 1 }, kept: [] });
  });

  it('keeps a payment that was abandoned only while others were closed, as it can still be paid', async () => {
    const { body } = await payments.checkOut();
    const checkouts = payments.app.get(AbandonedCheckoutsService);
    const closing = jest.spyOn(checkouts, 'close').mockImplementationOnce(async () => {
      await payments.sql(`UPDATE payments.payment SET created_at = now() - interval '8 days'`);
    });
    expect(await erase()).toMatchObject({ erased: {}, kept: [{ place: 'payments', id: 1, obstacle: 'open-payment' }] });
    closing.mockRestore();
    expect(await payments.payments()).toMatchObject([{ state: 'pending', first_name: 'Layla' }]);
    expect(await erase()).toEqual({ erased: { payments: 1 }, kept: [] });
    expect(await payments.stripe.paymentIntents.retrieve(body.stripePaymentId)).toMatchObject({ status: 'canceled' });
  });

  it('includes payments abandoned a week ago, only of that person', async () => {
    await payments.checkOut();
    await payments.pay({ email: 'omar@customers.example', confirmEmail: 'omar@customers.example' });
    await payments.sql(`UPDATE payments.payment SET created_at = now() - interval '8 days'`);
    expect(await erase()).toEqual({ erased: { payments: 1 }, kept: [] });
    expect((await payments.payments()).map(({ email }) => email)).toEqual(['erased-1@erased.invalid', 'omar@customers.example']);
  });
});
