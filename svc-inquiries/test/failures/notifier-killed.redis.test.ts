import { resolve } from 'node:path';
import { type RunningProcess, serviceProcesses, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import type { ReceivedEmail } from '../support/received-email.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: RunningProcess;

const startNotifier = () => {
  const entries = Object.entries(notifierEnv(environment, smtp)).map(([name, value]) => [name, value?.toString()]);
  return serviceProcesses(resolve(__dirname, '../..')).run('worker.ts', Object.fromEntries(entries));
};

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startNotifier();
});

afterAll(async () => {
  await notifier.kill();
  await app.close();
  await smtp.stop();
  await environment.remove();
});

it('sends all e-mails when the notifier is killed while the mail server delays one', async () => {
  const held: ReceivedEmail[] = [];
  smtp.rules.text = (email) => {
    held.push(email);
    return 'hold';
  };
  await send(app, aMessage());
  await until('the e-mail under way', () => held.length === 1);
  expect(await environment.sql('SELECT state, attempts FROM inquiries.notification')).toEqual([
    { state: 'sending', attempts: 1 },
  ]);

  await notifier.kill();
  smtp.rules = {};
  notifier = await startNotifier();
  await until('both e-mails', () => smtp.received.length === 2);

  const [again] = smtp.to(STAFF);
  expect(again?.headers['message-id']).toBe(held[0]?.headers['message-id']);
  await until('both recorded', async () => {
    const rows = await environment.sql('SELECT state, attempts FROM inquiries.notification ORDER BY id');
    return (
      JSON.stringify(rows) ===
      JSON.stringify([
        { state: 'sent', attempts: 2 },
        { state: 'sent', attempts: 1 },
      ])
    );
  });
}, 60_000);
