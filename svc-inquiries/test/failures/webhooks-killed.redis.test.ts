import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { asMember, type RunningProcess, serviceProcesses, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

/** More than are sent concurrently. */
const REQUESTS = 12;

let environment: Environment;
let smtp: SmtpServer;
let receiver: Server;
let origin: string;
let app: NestFastifyApplication;
let notifier: RunningProcess;

/** Ids of messages that were requested, and of those that were accepted. */
const asked: string[] = [];
const taken = new Set<string>();
let held: ServerResponse[] | undefined = [];

const startNotifier = () => {
  const env = { ...notifierEnv(environment, smtp), WEBHOOK_TRUSTED_ORIGINS: origin };
  const entries = Object.entries(env).map(([name, value]) => [name, value?.toString()]);
  return serviceProcesses(resolve(__dirname, '../..')).run('worker.ts', Object.fromEntries(entries));
};

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  receiver = createServer((message, response) => {
    const id = message.headers['webhook-id'] as string;
    asked.push(id);
    if (held) {
      held.push(response);
      return;
    }
    taken.add(id);
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  app = await startTestApp(AppModule.forRoot({ ...environment.env, WEBHOOK_TRUSTED_ORIGINS: [origin] }));
  notifier = await startNotifier();
});

afterAll(async () => {
  await notifier.kill();
  await app.close();
  receiver.closeAllConnections();
  receiver.close();
  await smtp.stop();
  await environment.remove();
});

it('loses no message when the notifier is killed during deliveries', async () => {
  await request(app.getHttpServer())
    .post('/api/webhooks')
    .set(asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY }))
    .send({ url: `${origin}/hooks`, events: ['request.received'] })
    .expect(201);
  for (let at = 0; at < REQUESTS; at++) await send(app, aMessage());
  await until('messages under way', () => held && held.length > 0);

  await notifier.kill();
  const before = new Set(asked);
  held = undefined;
  notifier = await startNotifier();
  await until('every message is taken', () => taken.size === REQUESTS, { timeout: 60_000 });
  expect([...before].filter((id) => !taken.has(id))).toEqual([]);
  await until('every delivery is recorded', async () => {
    const rows = await environment.sql(`SELECT 1 FROM inquiries.webhook_delivery WHERE state = 'delivered'`);
    return rows.length === REQUESTS;
  });
}, 120_000);
