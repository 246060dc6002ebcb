import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requestReference } from '@dealership/contracts';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { asMember, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { AttachmentsService } from '../../src/inbox/attachments/attachments.service.js';
import { RemovedAttachmentsTask } from '../../src/inbox/attachments/removed-attachments.task.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post } from './contact.js';
import { createEnvironment, DEALER_ENV, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';
import { notifierEnv } from './notifier.js';
import { AccountsServer } from './servers/accounts-server.js';
import { CatalogServer } from './servers/catalog-server.js';
import { SmtpServer } from './servers/smtp-server.js';

const REPLIES = {
  REPLY_ADDRESS: 'requests@reply.cars.example',
  REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters',
};
export const EMAIL = 'layla@customers.example';
export const HUDA = 'huda@cars.example';
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
export let environment: Environment;
export let app: NestFastifyApplication;
export let staff: StaffClient;
let notifier: NestFastifyApplication;
export let smtp: SmtpServer;
export let catalog: CatalogServer;
let accounts: AccountsServer;

/** The number of the request. Ids are not reused, because job names are derived from them. */
export let number = 0;
const headers = () => asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
export const upload = (name: string, bytes: Buffer, to = `contact-${number}`): Promise<Response> =>
  request(app.getHttpServer())
    .post(`/api/inbox/${to}/attachments?${new URLSearchParams({ name })}`)
    .set({ ...headers(), 'content-type': 'application/octet-stream' })
    .send(bytes)
    .then((response) => response);
export const reference = () => requestReference('contact', number, new Date());
export const path = (rest = 'messages') => `/api/inbox/contact-${number}/${rest}`;
const answer = {
  channel: 'email',
  subject: 'Re: Your car',
  text: 'Dear Layla,\n\nit is here.',
  attachments: [] as string[],
  version: 1,
};
export const write = (body: object = {}, key: string = randomUUID()) => {
  const call = request(app.getHttpServer())
    .post(path())
    .set({ ...headers(), 'idempotency-key': key });
  return call.send({ ...answer, ...body }).then((response) => response);
};
export const thread = async () => (await staff.get(path())).body;
export const conversation = async () => (await staff.get(`/api/inbox/contact-${number}`)).body;
export const confirmation = async () =>
  (await environment.sql<{ id: string }>(`SELECT message_id AS id FROM inquiries.notification WHERE audience = 'visitor'`))[0]
    ?.id;
export const stored = () => readdir(join(DEALER_ENV.MEDIA_DIR, 'private')).catch(() => []);
export const sweep = (): Promise<void> =>
  new RemovedAttachmentsTask(environment.dataSource, app.get(PrivateFiles)).round(new AbortController().signal);

/** Stores a message from the customer. */
export async function incoming(file?: string): Promise<number> {
  const [message] = await environment.sql<{ id: number; conversation_id: number }>(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, address, subject, body, language, message_id)
     SELECT id, 'in', 'email', $1, 'Re: Offer', 'Thank you.', 'en', '<' || gen_random_uuid() || '@customers.example>'
     FROM inquiries.conversation WHERE number = $2 RETURNING id, conversation_id`,
    [EMAIL, number],
  );
  if (!message) throw new Error('There is no such request');
  const { id, conversation_id: conversationId } = message;
  await environment.dataSource.transaction((manager) =>
    app.get(AttachmentsService).attach(manager, { id, conversationId }, file ? [file] : []),
  );
  return id;
}

/** Starts what these tests share, and empties it before each of them. */
export function setUpMessages(): void {
  beforeAll(async () => {
    catalog = await new CatalogServer().start();
    environment = await createEnvironment(catalog.url);
    smtp = await new SmtpServer().start();
    accounts = await new AccountsServer().start();
    accounts.colleagues = [{ id: 7, name: 'Huda', email: HUDA, role: 'sales', language: 'en' }];
    app = await startTestApp(AppModule.forRoot({ ...environment.env, ...REPLIES }));
    notifier = await startTestApp(
      WorkerModule.forRoot(notifierEnv(environment, smtp, { ...REPLIES, SVC_ACCOUNTS_URL: accounts.url })),
    );
    staff = staffOf(app, environment);
  });

  beforeEach(async () => {
    await environment.idle();
    await environment.empty(['inquiries.inquiry', 'inquiries.notification', 'inquiries.audit']);
    smtp.rules = {};
    number = (await post(app, '/api/contact', aMessage({ email: EMAIL, vehicleId: 7 }))).body.id;
    await environment.idle();
    smtp.received.length = 0;
  });

  afterAll(async () => {
    await notifier.close();
    await app.close();
    await smtp.stop();
    await catalog.stop();
    await accounts.stop();
    await environment.remove();
  });
}
