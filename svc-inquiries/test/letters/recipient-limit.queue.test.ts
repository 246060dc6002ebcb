import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { REQUESTS } from '../support/requests.js';
import { SmtpServer } from '../support/smtp-server.js';

const VICTIM = 'victim@elsewhere.example';
const LIMITS = { CONFIRMATIONS_PER_HOUR: 3, CONFIRMATIONS_PER_DAY: 6 };

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, LIMITS)));
});

beforeEach(async () => {
  await environment.sql('TRUNCATE inquiries.inquiry, inquiries.notification, inquiries.newsletter_subscription CASCADE');
  smtp.received.length = 0;
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await smtp.stop();
  await environment.remove();
});

const states = async () =>
  environment.sql("SELECT state, count(*)::int FROM inquiries.notification WHERE audience = 'visitor' GROUP BY 1 ORDER BY 1");

it('sends three confirmations of fifty messages to one address, and all fifty to the staff', async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    // The same mailbox, however it is written.
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

it('counts over all forms, and six a day', async () => {
  const later = () => environment.sql("UPDATE inquiries.notification SET created_at = created_at - interval '2 hours'");
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

it('repeats what was written only to an address whose owner confirmed it', async () => {
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
