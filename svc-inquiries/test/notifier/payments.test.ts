import { createHmac } from 'node:crypto';
import type { EventName, PaymentNotice } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { SCHEMA } from '../../src/database/schema.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { aPayment, OTHER_MEMBERSHIPS, PaymentsServer } from '../support/servers/payments-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

type PaymentEvent = Extract<EventName, `payment.${string}`>;

const MEMBER = aPayment().email;

let environment: Environment;
let smtp: SmtpServer;
let payments: PaymentsServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

const records = () =>
  environment.sql<{ event: string; audience: string; state: string }>(
    'SELECT event, audience, state FROM inquiries.notification ORDER BY id',
  );
/** Every service's relay publishes events the same way; here that of svc-inquiries does. */
const publish = (event: PaymentEvent, paymentId: number, occurrence?: number) => {
  const payload = { paymentId, ...(occurrence && { occurrence }) };
  return environment.dataSource.transaction((manager) => appendToOutbox(manager, SCHEMA, event, payload, 'request-0007'));
};

async function happens(event: PaymentEvent, changes: Partial<PaymentNotice>, occurrence?: number): Promise<void> {
  const payment = aPayment(changes);
  payments.payments.set(payment.id, payment);
  await publish(event, payment.id, occurrence);
  await environment.idle();
}

/** The token's claims, if it was signed with the key of svc-payments. */
function claimsIn(authorization = ''): object {
  const [head = '', claims = '', signature] = authorization.replace('Bearer ', '').split('.');
  const { SERVICE_TOKEN_KEY } = environment.env;
  expect(createHmac('sha256', SERVICE_TOKEN_KEY).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

const messageId = (name: string) =>
  expect.stringMatching(new RegExp(`^<${name.replaceAll('.', '\\.')}\\.[0-9a-f-]{36}@cars\\.example>$`));

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  payments = await new PaymentsServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { SVC_PAYMENTS_URL: payments.url })));
});

beforeEach(async () => {
  await environment.idle();
  await environment.empty(['inquiries.notification']);
  smtp.received.length = 0;
  smtp.rules = {};
  payments.payments.clear();
  payments.calls.length = 0;
  payments.broken = undefined;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await payments.stop();
  await smtp.stop();
  await environment.remove();
});

it('e-mails staff and sends the member the receipt, with the payment read by the notifier', async () => {
  await happens('payment.succeeded', { language: 'ar' });
  expect(smtp.received).toHaveLength(2);
  const [staff] = smtp.to(STAFF);
  expect(staff?.headers).toMatchObject({
    subject: expect.stringMatching(/^AM-\d{4}-\d{5} Auction access bought: Layla Haddad$/),
    'reply-to': 'Layla Haddad <layla@customers.example>',
    'message-id': messageId('payment.succeeded.5.staff'),
    'x-request-id': 'request-0007',
  });
  const [member] = smtp.to(MEMBER);
  expect(member?.headers['message-id']).toEqual(messageId('payment.succeeded.5.visitor'));
  expect(member?.html).toContain('<html lang="ar" dir="rtl">');
  const [call] = payments.calls;
  expect(claimsIn(call?.authorization)).toMatchObject({ type: 'service', sub: 'notifier', aud: 'svc-payments' });
  expect(call?.requestId).toBe('request-0007');
});

it.each<[PaymentEvent, Partial<PaymentNotice>, string, boolean]>([
  ['payment.failed', { state: 'failed', failureReason: 'Your card was declined.' }, 'Payment failed', true],
  ['payment.failed', { state: 'succeeded' }, 'Payment failed', false],
  ['payment.failed', { state: 'pending' }, 'Payment failed', false],
  ['payment.cancelled', { state: 'cancelled' }, 'Payment cancelled', false],
  ['payment.refunded', { state: 'refunded' }, 'Membership fee refunded', true],
  ['payment.refund-failed', { state: 'refunding' }, 'Refund returned by the bank', true],
  ['payment.refund-failed', { state: 'refunded' }, 'Refund returned by the bank', false],
  ['payment.disputed', { state: 'succeeded' }, 'Payment disputed by the bank', false],
  ['payment.dispute-closed', { dispute: 'won' }, 'Payment dispute won', false],
  ['payment.dispute-closed', { state: 'charged-back', dispute: 'lost' }, 'Payment dispute lost', false],
  [
    'payment.dispute-closed',
    { state: 'charged-back', dispute: 'lost', otherMemberships: OTHER_MEMBERSHIPS },
    'Payment dispute lost',
    true,
  ],
  ['payment.dispute-closed', { dispute: 'won', otherMemberships: OTHER_MEMBERSHIPS }, 'Payment dispute won', false],
  ['payment.succeeded', { state: 'refunded' }, 'Auction access bought', false],
  ['payment.succeeded', { erasedAt: '2027-02-01T00:00:00.000Z' }, 'Auction access bought', false],
])(
  '%s of a payment that is now %j is e-mailed to staff, and to the member: %s, %s',
  async (event, changes, subject, toMember) => {
    await happens(event, changes);
    expect(smtp.to(STAFF).map(({ headers }) => headers.subject)).toEqual([
      expect.stringMatching(new RegExp(`^AM-[\\d-]+ ${subject}: Layla Haddad$`)),
    ]);
    expect(smtp.to(MEMBER)).toHaveLength(toMember ? 1 : 0);
  },
);

it('delays the member’s e-mail about a failure, and drops it if the order is paid meanwhile', async () => {
  const failedAt = new Date().toISOString();
  payments.payments.set(5, aPayment({ state: 'failed', failedAt }));
  await publish('payment.failed', 5);
  await until('a job that waits', async () => (await environment.queue.getDelayedCount()) === 1);
  expect([smtp.to(STAFF), smtp.to(MEMBER)].map(({ length }) => length)).toEqual([1, 0]);
  const [job] = await environment.queue.getDelayed();
  expect((job?.timestamp ?? 0) + (job?.delay ?? 0)).toBeGreaterThan(Date.parse(failedAt) + 9 * 60_000);
  payments.payments.set(5, aPayment({ state: 'succeeded' }));
  await job?.promote();
  await environment.idle();
  expect(smtp.to(MEMBER)).toEqual([]);
});

it('e-mails the member about a failure although the mail server refuses staff, which is reported afterwards', async () => {
  smtp.rules = { recipient: (address) => (address === STAFF ? '550 no mailbox' : undefined) };
  payments.payments.set(5, aPayment({ state: 'failed', failedAt: new Date().toISOString() }));
  await publish('payment.failed', 5);
  await until('a job that waits', async () => (await environment.queue.getDelayedCount()) === 1);
  payments.payments.set(5, aPayment({ state: 'failed', failedAt: new Date(0).toISOString() }));
  const [job] = await environment.queue.getDelayed();
  await job?.promote();
  await until('a job that failed', async () => (await environment.queue.getFailedCount()) === 1);
  expect(smtp.to(MEMBER)).toHaveLength(1);
  expect((await environment.queue.getFailed()).map(({ failedReason }) => failedReason)).toEqual(['staff: refused before']);
  await environment.queue.clean(0, 0, 'failed');
});

it('sends one e-mail per event and recipient, however often the event arrives', async () => {
  for (const event of ['payment.succeeded', 'payment.succeeded', 'payment.disputed'] as const) await happens(event, {});
  await happens('payment.refunded', { state: 'refunded' });
  await happens('payment.refunded', { state: 'refunded' });
  const sent = (event: string, audience: string) => ({ event, audience, state: 'sent' });
  expect(await records()).toEqual([
    sent('payment.succeeded', 'staff'),
    sent('payment.succeeded', 'visitor'),
    sent('payment.disputed', 'staff'),
    sent('payment.refunded', 'staff'),
    sent('payment.refunded', 'visitor'),
  ]);
  expect(smtp.received).toHaveLength(5);
});

it('records the subject of the member’s e-mail, but not of that to staff, which names the member', async () => {
  await happens('payment.succeeded', {});
  const [toMember] = smtp.to(MEMBER);
  expect(await environment.sql('SELECT audience, subject FROM inquiries.notification ORDER BY id')).toEqual([
    { audience: 'staff', subject: null },
    { audience: 'visitor', subject: toMember?.headers.subject },
  ]);
});

it('notifies of each dispute of the same payment once', async () => {
  for (const occurrence of [2, 2, 5, 5]) await happens('payment.disputed', { dispute: 'open' }, occurrence);
  expect(smtp.to(STAFF).map(({ headers }) => headers['message-id'])).toEqual([
    messageId('payment.disputed.5.2.staff'),
    messageId('payment.disputed.5.5.staff'),
  ]);
});

it('tells a member who was told of a loss once that the membership is valid again, with the dates of now', async () => {
  const lost = { state: 'charged-back', dispute: 'lost', otherMemberships: OTHER_MEMBERSHIPS } as const;
  const valid = { startDate: '2099-01-10T08:00:00Z', endDate: '2099-03-10T08:00:00Z' };
  const won = { ...valid, dispute: 'won', otherMemberships: OTHER_MEMBERSHIPS } as const;
  await happens('payment.dispute-closed', lost, 3);
  await happens('payment.dispute-closed', won, 4);
  const TEMPLATES = `SELECT template FROM inquiries.notification WHERE audience = 'visitor' ORDER BY id`;
  expect(await environment.sql(TEMPLATES)).toEqual([{ template: 'chargedBackEmail' }, { template: 'chargeReturnedEmail' }]);
  // The wording has changed since.
  await environment.sql(`UPDATE inquiries.notification SET subject = 'Valid' WHERE audience = 'visitor'`);
  // A second dispute, which the bank decides without a loss.
  await happens('payment.dispute-closed', won, 6);
  const [, again, ...others] = smtp.to(MEMBER);
  expect(again?.headers.subject).toBe('Your membership is valid again – Aureva Motors');
  for (const part of ['Access from: 10 January 2099', 'Access until: 10 March 2099', 'Your other memberships remain'])
    expect(again?.text).toContain(part);
  expect(others).toEqual([]);
});

it('counts the e-mails of earlier releases, which name no template, to know what the last one said', async () => {
  const lost = { state: 'charged-back', dispute: 'lost', otherMemberships: OTHER_MEMBERSHIPS } as const;
  const won = { dispute: 'won', endDate: '2099-03-10T08:00:00Z', otherMemberships: OTHER_MEMBERSHIPS } as const;
  const forgetTemplates = () => environment.sql('UPDATE inquiries.notification SET template = NULL');
  await happens('payment.dispute-closed', lost, 3);
  await forgetTemplates();
  await happens('payment.dispute-closed', won, 4);
  await forgetTemplates();
  await happens('payment.dispute-closed', won, 6);
  const site = 'Aureva Motors';
  expect(smtp.to(MEMBER).map(({ headers }) => headers.subject)).toEqual([
    expect.not.stringContaining('valid again'),
    `Your membership is valid again – ${site}`,
  ]);
});

it.each([
  ['that has run out meanwhile', { endDate: '2020-01-01T08:00:00Z' }],
  ['whose fee is being refunded', { state: 'refunding' }],
] as const)('does not call a membership valid again %s', async (_, changes) => {
  await happens('payment.dispute-closed', { state: 'charged-back', dispute: 'lost', otherMemberships: OTHER_MEMBERSHIPS }, 3);
  await happens('payment.dispute-closed', { endDate: '2099-03-10T08:00:00Z', dispute: 'won', ...changes }, 4);
  expect(smtp.to(MEMBER)).toHaveLength(1);
});

it('notifies staff and member of a refund returned by the bank, and of its retry', async () => {
  await happens('payment.refunded', { state: 'refunded' }, 3);
  await happens('payment.refund-failed', { state: 'refunding' }, 4);
  await happens('payment.refunded', { state: 'refunded' }, 5);
  const site = 'Aureva Motors';
  expect(smtp.to(MEMBER).map(({ headers }) => headers.subject)).toEqual([
    `Your membership fee has been refunded – ${site}`,
    `Your refund was returned to us – ${site}`,
    `Your membership fee has been refunded – ${site}`,
  ]);
  expect(smtp.to(STAFF)).toHaveLength(3);
});

it('leaves the record of a receipt unchanged if it is resent after the refund', async () => {
  await happens('payment.succeeded', {});
  const receipt = () =>
    environment.sql(`SELECT id, state, sent_at, last_error FROM inquiries.notification WHERE audience = 'visitor'`);
  const [before] = await receipt();
  payments.payments.set(5, aPayment({ state: 'refunded' }));
  const { body } = await staffOf(app, environment).post(`/api/notifications/emails/${before?.id}/resend`, {});
  expect(body).toEqual({ resent: 1 });
  await environment.idle();
  expect(smtp.to(MEMBER)).toHaveLength(1);
  expect(await receipt()).toEqual([{ ...before, state: 'sent', last_error: 'no longer due' }]);
});

it('notifies nobody of a payment that does not exist', async () => {
  await publish('payment.succeeded', 999);
  await environment.idle();
  expect(smtp.received).toEqual([]);
  expect(await environment.queue.getFailedCount()).toBe(0);
});

describe('while svc-payments is unavailable', () => {
  it.each([
    ['unavailable', () => payments.stop(), () => payments.start()],
    [
      'failing',
      () => {
        payments.broken = 502;
      },
      () => {
        payments.broken = undefined;
      },
    ],
    [
      'hidden behind somebody else’s 404',
      () => {
        payments.broken = 404;
      },
      () => {
        payments.broken = undefined;
      },
    ],
  ])('because it is %s, the job is retried, and the e-mails are sent when it is back', async (_, breakIt, mendIt) => {
    payments.payments.set(5, aPayment());
    await breakIt();
    await publish('payment.succeeded', 5);
    const tried = async () => (await environment.queue.getDelayed()).some(({ attemptsMade }) => attemptsMade > 0);
    await until('a try that failed', tried);
    expect(smtp.received).toEqual([]);
    await mendIt();
    await until('both e-mails', () => smtp.received.length === 2);
  });
});
