import { appendToOutbox } from '@dealership/service-kit/outbox';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { SCHEMA } from '../../src/database/schema.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { REQUESTS } from '../support/requests.js';
import { aPayment, PaymentsServer } from '../support/servers/payments-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const VICTIM = 'victim@elsewhere.example';
const LIMITS = { CONFIRMATIONS_PER_HOUR: 3, CONFIRMATIONS_PER_DAY: 6 };

let environment: Environment;
let smtp: SmtpServer;
let payments: PaymentsServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  payments = await new PaymentsServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(
    WorkerModule.forRoot(notifierEnv(environment, smtp, { ...LIMITS, SVC_PAYMENTS_URL: payments.url })),
  );
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.notification', 'inquiries.newsletter_subscription']);
  smtp.received.length = 0;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await payments.stop();
  await smtp.stop();
  await environment.remove();
});

/** Makes the e-mails two hours older. */
const later = () => environment.sql("UPDATE inquiries.notification SET created_at = created_at - interval '2 hours'");

const states = async () =>
  environment.sql("SELECT state, count(*)::int FROM inquiries.notification WHERE audience = 'visitor' GROUP BY 1 ORDER BY 1");

it('sends three confirmations for fifty messages to one address, and all fifty to staff', async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    // The same mailbox in different letter case.
    const email = turn % 2 ? VICTIM : VICTIM.toUpperCase();
    expect((await send(app, aMessage({ email, message: `Buy now, offer ${turn}: https://spam.example` }))).status).toBe(201);
  }
  await until('every e-mail to the staff', () => smtp.to(STAFF).length === 50);
  await environment.idle();
  expect(await states()).toEqual([
    { state: 'sent', count: 3 },
    { state: 'withheld', count: 47 },
  ]);
  expect(smtp.received).toHaveLength(53);
});

it('counts across all forms, and allows six a day', async () => {
  const fillIn = async () => {
    await post(app, '/api/newsletter', { email: VICTIM });
    await send(app, aMessage({ email: VICTIM }));
    await post(app, '/api/sourcing-request', { ...REQUESTS.sourcing, email: VICTIM });
    await post(app, '/api/import-request', { ...REQUESTS.import, email: VICTIM });
    await environment.idle();
  };
  for (const sent of [3, 6, 6]) {
    await fillIn();
    expect(smtp.to(VICTIM)).toHaveLength(sent);
    await later();
  }
});

it('repeats the text only to an address confirmed by its owner', async () => {
  await send(app, aMessage({ email: VICTIM, message: 'Look at https://spam.example' }));
  await environment.idle();
  expect(smtp.to(VICTIM)[0]?.text).not.toContain('spam.example');
  await environment.sql(
    "INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language) VALUES ($1, $1, 'confirmed', 'en')",
    [VICTIM],
  );
  await send(app, aMessage({ email: VICTIM, message: 'Look at https://cars.example' }));
  await environment.idle();
  expect(smtp.to(VICTIM)[1]?.text).toContain('> Look at https://cars.example');
});

it('sends links requested by staff, and a confirmation, after six e-mails about a journey', async () => {
  const { body: request } = await post(app, '/api/import-request', { ...REQUESTS.import, email: VICTIM });
  const { body: journey } = await staff.post('/api/staff/journeys', {
    kind: 'import',
    request: `import-${request.id}`,
    title: 'Aurelio Vento',
  });
  await environment.queue.pause();
  for (const { key } of journey.steps.slice(0, 6)) await staff.post(`/api/staff/journeys/${journey.id}/steps/${key}/done`, {});
  await environment.sql(`UPDATE inquiries.journey_step SET completed_at = completed_at - interval '2 minutes'`);
  await environment.queue.resume();
  await until('the e-mails of the steps', () => smtp.to(VICTIM).length === 7);
  await staff.post(`/api/staff/journeys/${journey.id}/links/mail`, {});
  await send(app, aMessage({ email: VICTIM }));
  await until('the link and the confirmation', () => smtp.to(VICTIM).length === 9);
  await environment.idle();
  expect(await states()).toEqual([{ state: 'sent', count: 9 }]);
});

it('limits e-mails to one address about failed orders to three, and sends all ten to staff', async () => {
  for (let id = 1; id <= 10; id += 1) {
    payments.payments.set(id, aPayment({ id, state: 'failed', failedAt: '2026-11-20T20:30:00.000Z', email: VICTIM }));
    await appendToOutbox(environment.dataSource.manager, SCHEMA, 'payment.failed', { paymentId: id }, 'request-0007');
  }
  await until('every e-mail to the staff', () => smtp.to(STAFF).length === 10);
  await environment.idle();
  expect(smtp.to(VICTIM)).toHaveLength(3);
  expect(await states()).toEqual([
    { state: 'sent', count: 3 },
    { state: 'withheld', count: 7 },
  ]);
});

it('lists the e-mails to an address, also by the name or phone number of its customer', async () => {
  await send(app, aMessage({ email: VICTIM, firstName: 'Zainab', phone: '050 765 4321' }));
  await environment.idle();
  const found = async (q: string) =>
    (await staff.get(`/api/notifications/emails?q=${encodeURIComponent(q)}`)).body.items.map(
      ({ recipient }: { recipient: string }) => recipient,
    );
  expect(await found(VICTIM.slice(1).toUpperCase())).toEqual([VICTIM]);
  for (const q of ['zainab', '0507654321', '+971 50 765 43']) expect(await found(q)).toEqual([VICTIM]);
  for (const q of ['%', 'zainabb', '050 765 4322']) expect(await found(q)).toEqual([]);
});

it('does not limit e-mails resent by staff', async () => {
  const fill = async (first: number) => {
    for (let turn = first; turn < first + 3; turn += 1)
      await send(app, aMessage({ email: VICTIM, message: `Look at this offer: ${turn}` }));
    await environment.idle();
  };
  await fill(0);
  const [first] = await environment.sql("SELECT id FROM inquiries.notification WHERE audience = 'visitor' ORDER BY id LIMIT 1");
  await later();
  await fill(3);
  expect((await staff.post(`/api/notifications/emails/${first?.id}/resend`, {})).body).toEqual({ resent: 1 });
  await environment.idle();
  expect(smtp.to(VICTIM)).toHaveLength(7);
  expect(await states()).toEqual([{ state: 'sent', count: 6 }]);
});
