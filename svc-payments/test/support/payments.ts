import { randomUUID } from 'node:crypto';
import type { AuctionCheckout, CheckoutReceipt } from '@dealership/contracts';
import { audienceOf } from '@dealership/service-kit/staff';
import { asMember, createMigratedDatabase, sqlRunner, startTestApp, tableCleaner } from '@dealership/service-kit/testing';
import { createSimulator, STANDARD_PUBLISHABLE_KEY, STANDARD_SECRET_KEY } from '@dealership/stripe-simulator';
import Stripe from 'stripe';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { databaseOptions } from '../../src/database/database.js';
import { serviceEnv } from '../../src/env.js';
import { startContent } from './content-server.js';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const OWN = audienceOf('a secret of more than thirty-two characters', 'svc-payments');

export const aCheckout = (changes: Partial<Record<keyof AuctionCheckout, unknown>> = {}) => ({
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'Layla@customers.example',
  confirmEmail: 'Layla@customers.example',
  phone: '+971 50 123 4567',
  country: 'AE',
  city: 'Ajman',
  billingAddress: 'Al Jerf Industrial Area 2',
  zipCode: '',
  agreeTerms: true,
  ...changes,
});

/** The variables of a fully configured service. */
export const serviceEnvironment = (databaseUrl: string, simulatorUrl: string, contentUrl = 'http://127.0.0.1:1') => ({
  PORT: '0',
  DATABASE_URL: databaseUrl,
  QUEUE_DATABASE_URL: databaseUrl,
  SERVICE_TOKEN_KEY: OWN.key,
  STRIPE_SECRET_KEY: STANDARD_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: STANDARD_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: simulatorUrl,
  SVC_CONTENT_URL: contentUrl,
});

/** Stripe's own client, connected to the simulator. */
function stripeClient(address: string): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(STANDARD_SECRET_KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Emptied between tests. */
const EMPTIED = [
  'payments.payment',
  'payments.subscription',
  'payments.note',
  'payments.reminder',
  'payments.stripe_event',
  'payments.audit',
  'payments.reconciliation',
  'payments.outbox',
];

/** Starts the service with its own database and Stripe simulator. Webhooks are sent by the tests. */
export async function startPayments() {
  const database = await createMigratedDatabase(databaseOptions);
  const simulator = createSimulator();
  const simulatorUrl = await simulator.listen();
  const stripe = stripeClient(simulatorUrl);
  const content = await startContent();
  const env = serviceEnv.parse(serviceEnvironment(database.url, simulatorUrl, content.url));
  const app = await startTestApp(AppModule.forRoot(env));
  const dataSource = app.get(DataSource);
  const server = app.getHttpServer();
  const webhookUrl = `${await app.getUrl()}/api/stripe/webhook`;
  const sql = sqlRunner(dataSource);
  const emptyTables = tableCleaner(dataSource);

  /** POST /api/auction-checkout. */
  const checkOut = (body: object = aCheckout(), key: string = randomUUID(), headers: Record<string, string> = {}) =>
    request(server)
      .post('/api/auction-checkout')
      .set({ 'idempotency-key': key, ...headers })
      .send(body)
      .then((response) => response);

  /** Confirms with the client secret and a card, as the browser does. */
  const confirm = (id: string, method = 'pm_card_visa') =>
    stripe.paymentIntents.confirm(id, { payment_method: method, return_url: 'http://cars.test/payment-success' });

  /** Events of a payment, oldest first. */
  const eventsOf = async (id: string): Promise<Stripe.Event[]> => {
    const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    return events.reverse().filter(({ data }) => JSON.stringify(data.object).includes(id));
  };

  /** POST /api/stripe/webhook as Stripe sends it. */
  const deliver = async (event: object): Promise<{ status: number; body: { code?: string } }> => {
    const payload = JSON.stringify(event, null, 2);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body: payload });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };

  /** POST of the simulator's control API. */
  async function control<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${simulatorUrl}/_simulator${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The simulator answered ${answer.status} to ${path}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }

  return {
    app,
    env,
    databaseUrl: database.url,
    simulator,
    simulatorUrl,
    content,
    stripe,
    sql,
    checkOut,
    confirm,
    eventsOf,
    deliver,
    get: (path: string, token?: string) => {
      const call = request(server).get(path);
      return token ? call.set('authorization', `Bearer ${token}`) : call;
    },
    post: (path: string, body: object = {}) => request(server).post(path).send(body),
    asStaff: (method: 'get' | 'post' | 'put', path: string) => request(server)[method](path).set(asMember(OWN)),
    /** A checkout whose card was charged, before any webhook. */
    async pay(changes: Partial<Record<keyof AuctionCheckout, unknown>> = {}): Promise<CheckoutReceipt> {
      const { body } = await checkOut(aCheckout(changes));
      await confirm(body.stripePaymentId);
      return body;
    },
    control,
    /** Opens a dispute by the buyer's bank; returns a function with which the bank decides. */
    async dispute(stripePaymentId: string) {
      const { id } = await control<{ id: string }>('/disputes', { payment_intent: stripePaymentId });
      return (decision: 'review' | 'won' | 'lost' | 'appeal') =>
        decision === 'won' || decision === 'lost'
          ? control(`/disputes/${id}/close`, { status: decision })
          : control(`/disputes/${id}/${decision}`);
    },
    payments: () => sql('SELECT * FROM payments.payment ORDER BY id'),
    memberships: () => sql('SELECT * FROM payments.subscription ORDER BY id'),
    /** Events about payments. */
    outbox: async () =>
      (await sql<{ event: string }>(`SELECT event FROM payments.outbox WHERE event LIKE 'payment.%' ORDER BY id`)).map(
        ({ event }) => event,
      ),
    async empty() {
      await emptyTables(EMPTIED, { restartIds: true });
      await simulator.reset();
    },
    async stop() {
      await app.close();
      content.stop();
      await simulator.close();
      await database.drop();
    },
  };
}

export type Payments = Awaited<ReturnType<typeof startPayments>>;
