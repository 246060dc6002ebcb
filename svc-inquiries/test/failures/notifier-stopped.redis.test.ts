import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { NotificationProcessor } from '../../src/notifier/notification.processor.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;

const startNotifier = () => startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
const emails = () => environment.sql('SELECT audience, state, attempts FROM inquiries.notification ORDER BY id');

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
  await environment.remove();
});

it('finishes the current e-mail on shutdown, and leaves the next one to the next process', async () => {
  const notifier = await startNotifier();
  smtp.rules.text = () => 'hold';
  await send(app, aMessage());
  await until('the e-mail under way', () => smtp.held.length === 1);
  const stopped = notifier.close();
  await until('a worker that takes no more', () => notifier.get(NotificationProcessor).worker.closing !== undefined);
  for (const take of smtp.held) take();
  await stopped;
  expect(await emails()).toEqual([{ audience: 'staff', state: 'sent', attempts: 1 }]);
  smtp.rules = {};
  const next = await startNotifier();
  await until('both e-mails', () => smtp.received.length === 2);
  await environment.idle();
  await next.close();
  expect(await emails()).toEqual([
    { audience: 'staff', state: 'sent', attempts: 1 },
    { audience: 'visitor', state: 'sent', attempts: 1 },
  ]);
});
