import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { API_SCOPES, isAllowed, ROLES } from '@dealership/contracts';
import { api, WEBHOOK_MESSAGES } from '@dealership/contracts/api';
import { asMember, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Webhook as Verifier } from 'standardwebhooks';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { WebhookDeliveriesService } from '../../src/webhooks/webhook-deliveries.service.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { AccountsServer } from '../support/servers/accounts-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let environment: Environment;
let smtp: SmtpServer;
let accounts: AccountsServer;
let receiver: Server;
let url: string;
let received: Received[] = [];
let answers: number[] = [];
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

const MONA = { id: 2, name: 'Mona', email: 'mona@cars.example', role: 'manager', language: 'ar' } as const;

const OWN = { audience: 'svc-inquiries', key: 'of these tests, of more than 32 characters' };

const asStaff = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  request(app.getHttpServer())[method](path).set(asMember(OWN));
const create = async (changes: object = {}) =>
  (
    await asStaff('post', '/api/webhooks')
      .send({ url, events: ['request.received'], ...changes })
      .expect(201)
  ).body;
const deliveries = async (id: number) => (await asStaff('get', `/api/webhooks/${id}/deliveries`).expect(200)).body.items;
const submit = () => send(app, aMessage());
const verified = (secret: string, { headers, body }: Received) =>
  new Verifier(secret).verify(body, headers) as Record<string, unknown>;

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  accounts = await new AccountsServer().start();
  accounts.colleagues = [MONA];
  receiver = createServer(async (asked, response) => {
    received.push({ headers: asked.headers as Record<string, string>, body: await text(asked) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `${origin}/hooks`;
  const trusted = { WEBHOOK_TRUSTED_ORIGINS: [origin] };
  const staff = { STAFF_EMAIL: [STAFF, 'Mona@cars.example'], SVC_ACCOUNTS_URL: accounts.url };
  app = await startTestApp(AppModule.forRoot({ ...environment.env, ...trusted }));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { ...trusted, ...staff })));
});
beforeEach(async () => {
  await environment.idle();
  await environment.empty(['inquiries.webhook', 'inquiries.webhook_delivery', 'inquiries.notification', 'inquiries.audit'], {
    restartIds: true,
  });
  received = [];
  answers = [];
  smtp.received.length = 0;
});
afterAll(async () => {
  await notifier.close();
  await app.close();
  receiver.closeAllConnections();
  receiver.close();
  await smtp.stop();
  await accounts.stop();
  await environment.remove();
});

describe('a webhook', () => {
  it('sends a signed message about a request with ids only, which the admin lists', async () => {
    const { id, secret } = await create();
    await submit();
    await environment.idle();
    expect(received).toHaveLength(1);
    const [message] = received as [Received];
    expect(verified(secret, message)).toMatchObject({
      type: 'request.received',
      data: { kind: 'contact', id: expect.any(Number) },
    });
    expect(message.body).not.toContain('@');
    WEBHOOK_MESSAGES['request.received'].body.parse(JSON.parse(message.body));
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toThrow();
    expect(await deliveries(id)).toMatchObject([
      { messageId: message.headers['webhook-id'], event: 'request.received', state: 'delivered', attempts: 1, lastAnswer: '204' },
    ]);
  });

  it('sends one message about cars, however often the event arrives', async () => {
    const { id, secret } = await create({ events: ['vehicle.sold'] });
    const event = { vehicleIds: [3, 5], outboxId: 7, requestId: null, traceparent: null };
    for (const jobId of ['first', 'again']) await environment.queue.add('vehicle.sold', event, { jobId });
    await environment.queue.add('vehicle.added', { ...event, outboxId: 8 });
    await environment.idle();
    expect(received.map((message) => verified(secret, message))).toMatchObject([
      { type: 'vehicle.sold', data: { vehicleIds: [3, 5] } },
    ]);
    for (const { body } of received) WEBHOOK_MESSAGES['vehicle.sold'].body.parse(JSON.parse(body));
    expect(await deliveries(id)).toMatchObject([{ event: 'vehicle.sold', state: 'delivered' }]);
    expect(await environment.sql('SELECT 1 FROM inquiries.notification')).toEqual([]);
  });

  it('retries under the same id until it is accepted', async () => {
    const { id } = await create();
    answers = [500];
    await submit();
    await until('a second try', async () => received.length === 2);
    await environment.idle();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect((await asStaff('get', '/api/webhooks').expect(200)).body).toMatchObject([{ failingSince: null }]);
  });

  it('also signs with the previous secret after a rotation', async () => {
    const { id, secret } = await create();
    const rotated = (await asStaff('post', `/api/webhooks/${id}/secret`).expect(200)).body;
    expect(rotated.secret).not.toBe(secret);
    await submit();
    await environment.idle();
    const [message] = received as [Received];
    for (const one of [secret, rotated.secret]) expect(verified(one, message)).toBeTruthy();
  });

  it('fails after its last attempt, without a failed job', async () => {
    const { id } = await create();
    answers = [500];
    await submit();
    await until('a first try', async () => received.length === 1);
    await environment.idle();
    const [{ id: deliveryId }] = await deliveries(id);
    await environment.sql("UPDATE inquiries.webhook_delivery SET state = 'waiting'");
    answers = [500, 500];
    const deliver = (isLast: boolean) => notifier.get(WebhookDeliveriesService).deliver(deliveryId, isLast);
    await expect(deliver(false)).rejects.toThrow('500');
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting' }]);
    await deliver(true);
    expect(await deliveries(id)).toMatchObject([{ state: 'failed' }]);
  });

  it('is resent when staff request it', async () => {
    const { id } = await create();
    await submit();
    await environment.idle();
    const [{ id: deliveryId }] = await deliveries(id);
    await asStaff('post', `/api/webhook-deliveries/${deliveryId}/redeliver`).expect(204);
    await environment.idle();
    expect(received).toHaveLength(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    await asStaff('post', '/api/webhook-deliveries/999999/redeliver').expect(404);
    const [audited] = await environment.sql(
      "SELECT action, entity_id, after FROM inquiries.audit WHERE entity = 'webhook' ORDER BY id DESC LIMIT 1",
    );
    expect(audited).toEqual({ action: 'resend', entity_id: id, after: { messageId: received[0]?.headers['webhook-id'] } });
  });

  it('sends nothing when staff send an e-mail about an earlier request again', async () => {
    await submit();
    await environment.idle();
    await create();
    const [email] = await environment.sql("SELECT id FROM inquiries.notification WHERE audience = 'visitor'");
    await asStaff('post', `/api/notifications/emails/${email?.id}/resend`).expect(200);
    await environment.idle();
    expect([smtp.to(aMessage().email).length, received]).toEqual([2, []]);
  });

  it.each([
    ['says that it is gone', 410, 'now()'],
    ['took nothing for three days', 500, "now() - interval '73 hours'"],
  ])('is disabled and staff are notified, each in their language, when it %s', async (_, answer, since) => {
    const { id } = await create();
    await environment.sql(`UPDATE inquiries.webhook SET failing_since = ${since}`);
    answers = [answer];
    await submit();
    const staffEmails = () => smtp.received.filter(({ headers }) => headers.subject?.includes('ebhook'));
    await until('both e-mails', async () => staffEmails().length === 2);
    expect(staffEmails().map(({ recipients, headers }) => [recipients, headers.subject?.split(' – ')[0]])).toEqual(
      expect.arrayContaining([
        [[STAFF], 'A webhook was switched off'],
        [['Mona@cars.example'], 'أُوقف Webhook'],
      ]),
    );
    const [webhook] = (await asStaff('get', '/api/webhooks').expect(200)).body;
    expect(webhook.disabledAt).not.toBeNull();
    expect(await deliveries(id)).toMatchObject([{ state: 'failed' }]);
    await environment.idle();
    await submit();
    await environment.idle();
    expect(received).toHaveLength(1);
    const on = await asStaff('put', `/api/webhooks/${id}`).send({ disabled: false, version: webhook.version }).expect(200);
    expect(on.body).toMatchObject({ disabledAt: null, failingSince: null });
  });

  it('does not reveal its secret in lists or the audit log', async () => {
    const { id, secret } = await create();
    await asStaff('post', `/api/webhooks/${id}/secret`).expect(200);
    const shown = [
      (await asStaff('get', '/api/webhooks')).text,
      (await asStaff('get', '/api/audit/inquiries')).text,
      (await asStaff('get', `/api/webhooks/${id}/deliveries`)).text,
    ].join();
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain('whsec_');
  });

  it.each([
    [{ url: 'http://crm.example/hooks' }, 'url'],
    [{ url: 'https://10.0.0.1/hooks' }, 'url'],
    [{ url: 'crm' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['vehicle.stolen'] }, 'events.0'],
  ])('is rejected for %j', async (changes, path) => {
    const { body } = await asStaff('post', '/api/webhooks')
      .send({ url, events: ['request.received'], ...changes })
      .expect(400);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });
});

it('is managed by owner and managers, and not accessible with a token', () => {
  expect(ROLES.filter((role) => isAllowed(role, api.listWebhooks.permission))).toEqual(['owner', 'manager']);
  expect(API_SCOPES).not.toContain(api.listWebhooks.permission);
});
