import { DatabaseModule } from '@dealership/service-kit/database';
import { appendToOutbox, OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { databaseOptions } from '../../src/database/database.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { aPayment, PaymentsServer } from '../support/servers/payments-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

/** The part of svc-payments that relays its events to the queue. */
@Module({})
class PaymentsRelay {
  static forRoot({ env, queueEnv }: Environment): DynamicModule {
    const outbox = { schema: 'payments', databaseUrl: env.DATABASE_URL };
    const imports = [
      DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL)),
      QueueModule.forRoot(queueOptions(queueEnv as never)),
      OutboxModule.forRoot(outbox),
    ];
    return { module: PaymentsRelay, imports };
  }
}

let environment: Environment;
let smtp: SmtpServer;
let payments: PaymentsServer;
let apps: NestFastifyApplication[];

beforeAll(async () => {
  environment = await createEnvironment();
  await environment.sql('CREATE SCHEMA payments; CREATE TABLE payments.outbox (LIKE inquiries.outbox INCLUDING ALL)');
  smtp = await new SmtpServer().start();
  payments = await new PaymentsServer().start();
  payments.payments.set(5, aPayment());
  const notifier = notifierEnv(environment, smtp, { SVC_PAYMENTS_URL: payments.url });
  apps = [
    await startTestApp(AppModule.forRoot(environment.env)),
    await startTestApp(PaymentsRelay.forRoot(environment)),
    await startTestApp(WorkerModule.forRoot(notifier)),
  ];
});

afterAll(async () => {
  for (const app of apps.reverse()) await app.close();
  await payments.stop();
  await smtp.stop();
  await environment.remove();
});

it('delivers the events of two services whose outbox rows have the same id', async () => {
  await send(apps[0] as NestFastifyApplication, aMessage());
  await until('the e-mails of the message', () => smtp.received.length === 2);
  const outboxId = await environment.dataSource.transaction((manager) =>
    appendToOutbox(manager, 'payments', 'payment.succeeded', { paymentId: 5 }),
  );
  expect(await environment.sql('SELECT id::integer FROM inquiries.outbox')).toEqual([{ id: outboxId }]);
  await until('the e-mails of the payment', () => smtp.received.length === 4);
});
