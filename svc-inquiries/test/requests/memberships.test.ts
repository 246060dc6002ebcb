import { randomUUID } from 'node:crypto';
import type { EventName, PaymentNotice } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { asMember, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { SCHEMA } from '../../src/database/schema.js';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { ReplyClockService } from '../../src/inbox/reply-clock.service.js';
import { WorkerModule } from '../../src/worker.module.js';
import { accountsOf } from '../support/colleagues.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { AccountsServer } from '../support/servers/accounts-server.js';
import { aPayment, PaymentsServer } from '../support/servers/payments-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';
import { siteOf } from '../support/site.js';

const REPLIES = { REPLY_ADDRESS: 'requests@reply.cars.example', REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters' };
const HUDA = { name: 'Huda', phone: '' };
const SENT = '2099-11-21T05:00:00.000Z';

/** Paid on a Friday afternoon in Dubai, so late that the notifier's loop finds nothing due. */
const paid = (changes: Partial<PaymentNotice> = {}): PaymentNotice =>
  aPayment({
    startDate: '2099-11-20T12:30:00.000Z',
    succeededAt: '2099-11-20T12:30:00.000Z',
    endDate: '2100-01-20T12:30:00.000Z',
    ...changes,
  });

let environment: Environment;
let smtp: SmtpServer;
let payments: PaymentsServer;
let accounts: AccountsServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;

const publish = (event: EventName, paymentId = 5, occurrence?: number) =>
  environment.dataSource.transaction((manager) =>
    appendToOutbox(manager, SCHEMA, event, { paymentId, ...(occurrence && { occurrence }) } as never, 'request-0007'),
  );

async function happens(event: EventName, changes: Partial<PaymentNotice> = {}, occurrence?: number): Promise<void> {
  const payment = paid(changes);
  payments.payments.set(payment.id, payment);
  await publish(event, payment.id, occurrence);
  await environment.idle();
}

const inbox = async (query = '') => (await staff.get(`/api/inbox?${query}`)).body;
const get = async (name = 'membership-1') => (await staff.get(`/api/inbox/${name}`)).body;
const change = async (body: object) => {
  const { version } = await get();
  return staff.put('/api/inbox/membership-1', { version, ...body });
};
const recipients = async () =>
  (await environment.sql<{ recipient: string }>('SELECT recipient FROM inquiries.notification')).map(
    ({ recipient }) => recipient,
  );
const clock = () =>
  new ReplyClockService(environment.dataSource, siteOf(), new AssignmentService(environment.dataSource, accountsOf([])));
const round = (moment: string) => clock().round(new AbortController().signal, new Date(moment));

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  payments = await new PaymentsServer().start();
  accounts = await new AccountsServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(
    WorkerModule.forRoot(
      notifierEnv(environment, smtp, { SVC_PAYMENTS_URL: payments.url, SVC_ACCOUNTS_URL: accounts.url, ...REPLIES }),
    ),
  );
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.idle();
  await environment.empty(['inquiries.notification', 'inquiries.inquiry', 'inquiries.audit'], { restartIds: true });
  smtp.received.length = 0;
  payments.payments.clear();
  payments.calls.length = 0;
  payments.broken = undefined;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await payments.stop();
  await accounts.stop();
  await smtp.stop();
  await environment.remove();
});

it('gets e-mails whose replies go to its request', async () => {
  await happens('membership.paid');
  await happens('payment.succeeded');
  await happens('membership.login-sent', { loginSentAt: SENT } as never);
  const addresses = smtp.to('layla@customers.example').map(({ headers }) => headers['reply-to']);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect(address).toMatch(/<requests\+membership-1-[0-9a-f]{16}@reply\.cars\.example>$/);
});

describe('a paid membership', () => {
  it('is an inbox request waiting since the payment, with the plan, without the amount or an e-mail', async () => {
    await happens('membership.paid');
    expect(await get()).toMatchObject({
      id: 'membership-1',
      kind: 'membership',
      state: 'new',
      firstName: 'Layla',
      email: 'layla@customers.example',
      phone: '050 123 4567',
      createdAt: '2099-11-20T12:30:00.000Z',
      waitingSince: '2099-11-20T12:30:00.000Z',
      membership: {
        order: 5,
        membership: 3,
        planName: { en: '2 Months', ar: 'شهران', ja: '2か月' },
        durationMonths: 2,
        loginSentAt: null,
        representative: null,
        ended: null,
      },
    });
    expect(JSON.stringify(await inbox())).not.toMatch(/110|Al Jerf/);
    expect(smtp.received).toEqual([]);
    expect((await staff.get('/api/inbox-new')).body).toEqual({ membership: 1 });
  });

  it('is a single request, however often and in whatever order its events arrive', async () => {
    payments.payments.set(5, paid());
    await Promise.all([1, 2, 3, 4].map(() => publish('membership.paid')));
    await happens('payment.succeeded');
    await happens('membership.paid');
    expect((await inbox()).items).toHaveLength(1);
    expect(await get()).toMatchObject({ version: 1 });
  });

  it('is stored once svc-payments is available again', async () => {
    payments.payments.set(5, paid());
    payments.broken = 503;
    await publish('membership.paid');
    await until('svc-payments is asked', async () => payments.calls.length > 0);
    expect((await inbox()).items).toEqual([]);
    payments.broken = undefined;
    await environment.idle();
    expect((await inbox()).items).toHaveLength(1);
  });

  it.each<[string, Partial<PaymentNotice>]>([
    ['is refunded by now', { state: 'refunded' }],
    ['has ended by now', { endDate: '2026-01-01T00:00:00.000Z' }],
    ['predates fulfilment', { dueAt: null }],
    ['is fulfilled by now', { loginSentAt: SENT, representative: HUDA }],
    ['is erased by now', { erasedAt: SENT }],
  ])('creates no request if it %s', async (_, changes) => {
    await happens('membership.paid', changes);
    expect((await inbox()).items).toEqual([]);
  });

  it('is found by the payment number, which the member knows, and by its own', async () => {
    await happens('membership.paid', { id: 77 });
    for (const q of ['%2377', '77', '%231', '1', 'layla'])
      expect([
        q,
        (await inbox(`q=${q}`)).pinned.concat((await inbox(`q=${q}`)).items).map(({ id }: { id: string }) => id),
      ]).toEqual([q, ['membership-1']]);
    expect((await staff.get('/api/inbox/membership-1/reply')).body.values.reference).toBe('AM-2099-00077');
  });

  it('becomes overdue after 24 hours at most, and notifies the payments staff once', async () => {
    await happens('membership.paid');
    await round('2099-11-20T13:00:00Z');
    expect(await get()).toMatchObject({ dueAt: '2099-11-21T05:30:00.000Z' });
    await round('2099-11-21T09:00:00Z');
    await round('2099-11-21T09:00:10Z');
    await environment.idle();
    expect(smtp.received.map(({ recipients, headers }) => [recipients, headers.subject])).toEqual([
      [[STAFF], expect.stringMatching(/^AM-2099-00005 Answer within .+: Layla Haddad$/)],
    ]);
  });

  it('sends no reminder if a refund has started', async () => {
    await happens('membership.paid');
    await round('2099-11-20T13:00:00Z');
    payments.payments.set(5, paid({ state: 'refunding' }));
    await round('2099-11-21T09:00:00Z');
    await environment.idle();
    expect(smtp.received).toEqual([]);
    expect(await get()).toMatchObject({ state: 'lost', waitingSince: null });
  });
});

describe('the fulfilment', () => {
  it('answers the request with the login, and shows the representative', async () => {
    await happens('membership.paid');
    const { version } = await get();
    await happens('membership.login-sent', { loginSentAt: SENT }, 2);
    expect(await get()).toMatchObject({
      ...{ state: 'answered', answer: 'reply', answeredAt: SENT, version: version + 1 },
      membership: { loginSentAt: SENT, representative: null },
    });
    await happens('membership.representative-named', { loginSentAt: SENT, representative: HUDA }, 3);
    expect(await get()).toMatchObject({ state: 'answered', membership: { representative: 'Huda' } });
    expect((await staff.get('/api/membership-requests?status=all')).body.items).toMatchObject([
      { id: 1, status: 'in_progress', order: 5, plan: '2 Months', loginSentAt: SENT, representative: 'Huda' },
    ]);
    await round('2099-11-22T08:00:00Z');
    const [measured] = await environment.sql('SELECT answer_minutes, answered_in_time FROM inquiries.conversation');
    expect(measured).toEqual({ answer_minutes: 330, answered_in_time: true });
  });

  it('waits again from the login until a representative is named, with reminders to staff', async () => {
    await happens('membership.paid');
    await round('2099-11-20T13:00:00Z');
    await happens('membership.login-sent', { loginSentAt: SENT }, 2);
    expect(await get()).toMatchObject({ state: 'answered', waitingSince: SENT });
    await round('2099-11-21T05:01:00Z');
    expect(await get()).toMatchObject({ dueAt: '2099-11-21T11:00:00.000Z' });
    smtp.received.length = 0;
    await round('2099-11-21T15:00:00Z');
    await environment.idle();
    expect(smtp.received.map(({ text }) => /Waits for:? (.*)/.exec(text ?? '')?.[1])).toEqual(['the representative to be named']);
    await happens('membership.representative-named', { loginSentAt: SENT, representative: HUDA }, 3);
    expect(await get()).toMatchObject({ state: 'answered', waitingSince: null, dueAt: null });
    const [measured] = await environment.sql('SELECT answer_minutes, answered_in_time FROM inquiries.conversation');
    expect(measured).toEqual({ answer_minutes: 330, answered_in_time: true });
  });

  it('waits for the representative unless one was named before, also if staff wrote before the login', async () => {
    await happens('membership.paid');
    await happens('membership.representative-named', { representative: HUDA }, 2);
    expect(await get()).toMatchObject({ state: 'new', waitingSince: expect.any(String) });
    await happens('membership.login-sent', { representative: HUDA, loginSentAt: SENT }, 3);
    expect(await get()).toMatchObject({ state: 'answered', waitingSince: null });
    await environment.empty(['inquiries.inquiry'], { restartIds: true });
    await happens('membership.paid', { id: 6 });
    await change({ state: 'waiting', answer: 'call' });
    await happens('membership.login-sent', { id: 6, loginSentAt: SENT }, 2);
    expect(await get()).toMatchObject({ state: 'answered', answer: 'call', waitingSince: SENT });
  });

  it('leaves the member’s questions open, and staff’s changes as they are', async () => {
    await happens('membership.paid');
    await environment.sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, subject, body, language, message_id, created_at)
       SELECT id, 'in', 'email', 'Hi', 'When?', 'en', '<1@customers.example>', '2099-11-20T13:00:00Z' FROM inquiries.conversation`,
    );
    await happens('membership.login-sent', { loginSentAt: SENT }, 2);
    const asked = '2099-11-20T13:00:00.000Z';
    expect(await get()).toMatchObject({ state: 'answered', customerRepliedAt: asked, waitingSince: asked });
    await change({ state: 'won' });
    await happens('membership.representative-named', { loginSentAt: SENT, representative: HUDA }, 3);
    expect(await get()).toMatchObject({ state: 'won', membership: { representative: 'Huda' } });
  });

  it('ends with a refund, and resumes if the bank reverses a lost dispute', async () => {
    await happens('membership.paid');
    await happens('payment.refunded', { state: 'refunded' });
    expect(await get()).toMatchObject({ state: 'lost', waitingSince: null, answeredAt: null, membership: { ended: 'refunded' } });
    await happens('payment.dispute-closed', { state: 'charged-back' }, 3);
    expect(await get()).toMatchObject({ state: 'lost', membership: { ended: 'charged-back' } });
    await happens('payment.dispute-closed', { state: 'succeeded' }, 4);
    expect(await get()).toMatchObject({ state: 'new', waitingSince: expect.any(String), membership: { ended: null } });
  });
});

describe('a membership request elsewhere', () => {
  it('is erased and exported with the person, and is not recreated afterwards', async () => {
    await happens('membership.paid');
    const customer = { email: 'layla@customers.example' };
    const { items } = (await staff.post('/api/privacy/inquiries/export', customer)).body;
    expect(items).toMatchObject([{ place: 'membership-requests', fields: { order: 5, plan: '2 Months', inboxState: 'new' } }]);
    await happens('membership.login-sent', { loginSentAt: SENT, representative: HUDA }, 2);
    expect(await recipients()).toEqual([customer.email]);
    await staff.post('/api/privacy/inquiries/erase', customer);
    expect([(await inbox()).items, await recipients()]).toEqual([[], ['erased']]);
    await happens('membership.representative-named', { loginSentAt: SENT, representative: HUDA, erasedAt: SENT }, 3);
    expect((await inbox()).items).toEqual([]);
  });

  it('stays when the member’s data is erased, until login and representative are given', async () => {
    await happens('membership.paid');
    const { email } = paid();
    const erase = async () => (await staff.post('/api/privacy/inquiries/erase', { email })).body;
    expect((await erase()).kept).toMatchObject([{ place: 'membership-requests', id: 1, obstacle: 'active-membership' }]);
    expect(await get()).toMatchObject({ id: 'membership-1', email });
    await happens('membership.login-sent', { loginSentAt: SENT, representative: HUDA });
    expect(await erase()).toMatchObject({ erased: { 'membership-requests': 1 }, kept: [] });
    expect((await inbox()).items).toEqual([]);
  });

  it('stays until the end of a renewal that was bought long before it starts', async () => {
    await happens('membership.paid');
    const { email } = paid();
    await environment.sql(`UPDATE inquiries.inquiry SET created_at = now() - interval '3 months'`);
    const erase = async () => (await staff.post('/api/privacy/inquiries/erase', { email })).body;
    expect(await erase()).toMatchObject({ erased: {}, kept: [{ place: 'membership-requests', obstacle: 'active-membership' }] });
    await environment.sql(`UPDATE inquiries.inquiry SET details = jsonb_set(details, '{endDate}', '"2026-01-01T00:00:00Z"')`);
    expect(await erase()).toMatchObject({ erased: { 'membership-requests': 1 }, kept: [] });
  });

  it('cannot be submitted by visitors, and promises them nothing', async () => {
    expect((await staff.post('/api/membership-requests', { firstName: 'Layla' })).status).toBe(404);
    const { status, body } = await staff.get('/api/reply-promises/membership');
    expect([status, body.errors]).toEqual([400, [{ path: 'kind', message: expect.any(String) }]]);
  });

  it('has its replies in the thread of the receipt', async () => {
    await happens('membership.paid');
    await happens('payment.succeeded');
    const [receipt] = smtp.to('layla@customers.example');
    const { version } = await get();
    const message = { channel: 'email', subject: 'Your login', text: 'Here it comes.', attachments: [], version };
    await request(app.getHttpServer())
      .post('/api/inbox/membership-1/messages')
      .set({
        ...asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY }),
        'idempotency-key': randomUUID(),
      })
      .send(message)
      .expect(201);
    await environment.idle();
    const reply = smtp.to('layla@customers.example').at(-1);
    expect(reply?.headers).toMatchObject({ subject: 'Your login', references: receipt?.headers['message-id'] });
    expect(await get()).toMatchObject({ state: 'answered', answer: 'reply', waitingSince: null });
  });
});
