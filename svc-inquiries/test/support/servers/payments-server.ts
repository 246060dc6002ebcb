import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentNotice } from '@dealership/contracts';

export const aPayment = (changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  id: 5,
  state: 'succeeded',
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
  language: 'en',
  country: 'AE',
  city: 'Ajman',
  billingAddress: 'Al Jerf 2',
  zipCode: null,
  plan: '2',
  planName: { en: '2 Months', ar: 'شهران', ja: '2か月' },
  durationMonths: 2,
  amount: 110,
  currency: 'USD',
  stripePaymentId: 'pi_123',
  subscriptionId: 3,
  startDate: '2026-11-20T20:30:00.000Z',
  endDate: '2027-01-20T20:30:00.000Z',
  createdAt: '2026-11-20T20:29:00.000Z',
  succeededAt: '2026-11-20T20:30:00.000Z',
  failedAt: null,
  failureCode: null,
  failureReason: null,
  cancelledAt: null,
  refundedAt: null,
  disputedAt: null,
  dispute: null,
  disputeClosedAt: null,
  dueAt: '2026-11-22T06:00:00.000Z',
  loginSentAt: null,
  representative: null,
  erasedAt: null,
  ...changes,
});

/** Two memberships that remain when another of the member ends. */
export const OTHER_MEMBERSHIPS: NonNullable<PaymentNotice['otherMemberships']> = [
  { planName: null, durationMonths: 1, startDate: '2026-11-28T20:30:00.000Z', endDate: '2026-12-28T20:30:00.000Z' },
  { planName: null, durationMonths: 4, startDate: '2026-12-28T20:30:00.000Z', endDate: '2027-04-28T20:30:00.000Z' },
];

const NOT_FOUND = { statusCode: 404, code: 'PAYMENT_NOT_FOUND', message: '' };

/** A fake svc-payments that returns the payments added by a test, by their ids, to any caller. */
export class PaymentsServer {
  readonly payments = new Map<number, PaymentNotice>();
  /** Status code of every response, if set. */
  broken: number | undefined;
  readonly calls: { authorization: string | undefined; requestId: unknown }[] = [];
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts, or restarts on the same port. */
  async start(): Promise<this> {
    this.server = createServer(({ url = '', headers }, response) => {
      this.calls.push({ authorization: headers.authorization, requestId: headers['x-request-id'] });
      const payment = this.payments.get(Number(/^\/internal\/payment-notices\/(\d+)$/.exec(url)?.[1]));
      response.writeHead(this.broken ?? (payment ? 200 : 404), { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.broken ? {} : (payment ?? NOT_FOUND)));
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    if (!this.server?.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
