import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requestReference } from '@dealership/contracts';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { signStaffToken } from '@dealership/service-kit/staff';
import { asMember, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { AttachmentsService } from '../../src/inbox/attachments/attachments.service.js';
import { RemovedAttachmentsTask } from '../../src/inbox/attachments/removed-attachments.task.js';
import { WorkerModule } from '../../src/worker.module.js';
import { AccountsServer } from '../support/accounts-server.js';
import { AURELIO, CatalogServer, found } from '../support/catalog-server.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, DEALER_ENV, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv } from '../support/notifier.js';
import { SmtpServer } from '../support/smtp-server.js';

const REPLIES = { REPLY_ADDRESS: 'requests@reply.cars.example', REPLY_ADDRESS_KEY: 'of these tests, of more than 32 characters' };
const EMAIL = 'layla@customers.example';
const HUDA = 'huda@cars.example';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;
let notifier: NestFastifyApplication;
let smtp: SmtpServer;
let catalog: CatalogServer;
let accounts: AccountsServer;
/** The number of the request. Ids are not reused, because job names are derived from them. */
let number = 0;

const headers = () => asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
const upload = (name: string, bytes: Buffer, to = `contact-${number}`): Promise<Response> =>
  request(app.getHttpServer())
    .post(`/api/inbox/${to}/attachments?${new URLSearchParams({ name })}`)
    .set({ ...headers(), 'content-type': 'application/octet-stream' })
    .send(bytes)
    .then((response) => response);
const reference = () => requestReference('contact', number, new Date());
const path = (rest = 'messages') => `/api/inbox/contact-${number}/${rest}`;
const answer = {
  channel: 'email',
  subject: 'Re: Your car',
  text: 'Dear Layla,\n\nit is here.',
  attachments: [] as string[],
  version: 1,
};
const write = (body: object = {}, key: string = randomUUID()) => {
  const call = request(app.getHttpServer())
    .post(path())
    .set({ ...headers(), 'idempotency-key': key });
  return call.send({ ...answer, ...body }).then((response) => response);
};
const thread = async () => (await staff.get(path())).body;
const conversation = async () => (await staff.get(`/api/inbox/contact-${number}`)).body;
const confirmation = async () =>
  (await environment.sql<{ id: string }>(`SELECT message_id AS id FROM inquiries.notification WHERE audience = 'visitor'`))[0]
    ?.id;
const stored = () => readdir(join(DEALER_ENV.MEDIA_DIR, 'private')).catch(() => []);
const sweep = () => new RemovedAttachmentsTask(environment.dataSource, app.get(PrivateFiles)).round(new AbortController().signal);

/** Stores a message from the customer. */
async function incoming(file?: string): Promise<number> {
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

describe('a conversation’s attachment', () => {
  it('is stored without a public URL, and downloaded by staff only', async () => {
    const { status, body } = await upload('عرض "1".pdf', PDF);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: 'عرض 1.pdf', type: 'application/pdf', size: PDF.length },
    ]);
    const answer = await staff.get(`/api/inbox/contact-${number}/attachments/${body.id}`);
    expect(answer.body.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ 1.pdf"; filename*=UTF-8''${encodeURIComponent('عرض 1.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await request(app.getHttpServer()).get(`/api/inbox/contact-${number}/attachments/${body.id}`).expect(401);
  });

  it('is found through its own request only', async () => {
    const other = await post(app, '/api/contact', aMessage());
    const { body } = await upload('offer.pdf', PDF);
    expect((await staff.get(`/api/inbox/contact-${other.body.id}/attachments/${body.id}`)).body.code).toBe(
      'ATTACHMENT_NOT_FOUND',
    );
    expect((await staff.get(`/api/inbox/contact-${number}/attachments/1`)).status).toBe(400);
    expect((await upload('offer.pdf', PDF, 'contact-999999')).body.code).toBe('REQUEST_NOT_FOUND');
  });

  it('is rejected by its content, naming the field', async () => {
    const { status, body } = await upload('offer.pdf', Buffer.from('MZ\0\0\0'));
    expect([status, body.code, body.errors]).toEqual([
      400,
      'ATTACHMENT_NOT_ACCEPTED',
      [expect.objectContaining({ path: 'file' })],
    ]);
    expect((await upload('', PDF)).body.errors[0].path).toBe('name');
    expect(await environment.sql('SELECT id FROM inquiries.attachment')).toEqual([]);
  });

  it('belongs to one message, and to no other request', async () => {
    const { body } = await upload('offer.pdf', PDF);
    await incoming(body.id);
    await expect(incoming(body.id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is erased with the person; unused ones are removed after a day', async () => {
    await environment.sql('DELETE FROM inquiries.removed_attachment');
    const before = (await stored()).length;
    await incoming((await upload('offer.pdf', PDF)).body.id);
    const { body: copy } = await staff.post('/api/privacy/inquiries/export', { email: EMAIL });
    const { fields } = copy.items.find(({ place }: { place: string }) => place === 'contact-messages');
    expect(fields.messages).toMatchObject([{ body: 'Thank you.', attachments: [{ name: 'offer.pdf', size: PDF.length }] }]);
    expect(JSON.stringify(fields.messages)).not.toContain('idempotencyKey');
    await staff.post('/api/privacy/inquiries/erase', { email: EMAIL });
    expect(await environment.sql('SELECT id FROM inquiries.conversation_message')).toEqual([]);
    const next = await post(app, '/api/contact', aMessage({ email: EMAIL }));
    await upload('young.pdf', PDF, `contact-${next.body.id}`);
    await upload('forgotten.pdf', PDF, `contact-${next.body.id}`);
    await environment.sql(
      `UPDATE inquiries.attachment SET created_at = now() - interval '25 hours' WHERE name = 'forgotten.pdf'`,
    );
    expect(await sweep()).toBe(2);
    expect(await environment.sql('SELECT name FROM inquiries.attachment')).toEqual([{ name: 'young.pdf' }]);
    expect(await environment.sql('SELECT id FROM inquiries.removed_attachment')).toEqual([]);
    expect((await stored()).length).toBe(before + 1);
  });
});

describe('a reply', () => {
  it('is sent once in the thread of the confirmation, and stops the clock', async () => {
    const first = await confirmation();
    const file = await upload('Angebot ü.pdf', PDF);
    const key = randomUUID();
    const body = { attachments: [file.body.id] };
    const both = await Promise.all([write(body, key), write(body, key)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const replay = await write({ ...body, version: 2 }, key);
    // The e-mail may be sent between two responses.
    const facts = [...both, replay].map(({ body: { state: _, sentAt: __, ...rest } }) => rest);
    expect(facts).toEqual([facts[0], facts[0], facts[0]]);
    expect((await write({ ...body, text: 'Other' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await environment.idle();
    expect(smtp.received).toHaveLength(1);
    const [email] = smtp.to(EMAIL);
    const [message] = await environment.sql<{ id: string }>('SELECT message_id AS id FROM inquiries.conversation_message');
    expect(email?.headers).toMatchObject({
      subject: 'Re: Your car',
      'message-id': message?.id,
      'in-reply-to': first,
      references: first,
      'reply-to': expect.stringMatching(new RegExp(`<requests\\+contact-${number}-[0-9a-f]{16}@reply\\.cars\\.example>$`)),
    });
    expect(email?.headers['auto-submitted']).toBeUndefined();
    expect(email?.text).toMatch(/^Dear Layla,\n\nit is here\.\n\nKind regards,\nThe Aureva Motors team/);
    expect(email?.files).toEqual([{ name: 'Angebot ü.pdf', type: 'application/pdf', bytes: PDF }]);
    expect(await thread()).toMatchObject([
      {
        direction: 'out',
        channel: 'email',
        author: 'Owner',
        address: EMAIL,
        state: 'sent',
        error: null,
        attachments: [file.body],
      },
    ]);
    expect(await conversation()).toMatchObject({
      state: 'answered',
      answer: 'reply',
      answeredAt: expect.any(String),
      preview: { direction: 'out', text: 'Dear Layla, it is here.' },
      version: 2,
    });
    const audit = await environment.sql('SELECT entity, after FROM inquiries.audit');
    expect(audit).toEqual([
      { entity: 'contact-messages', after: expect.objectContaining({ answer: 'reply', messageId: expect.any(Number) }) },
    ]);
    expect(JSON.stringify(audit)).not.toContain('it is here');
  });

  it('answers the customer’s last e-mail, and references all earlier ones', async () => {
    const first = await confirmation();
    await write();
    await incoming();
    await write({ version: 3 });
    await environment.idle();
    const rows = await environment.sql<{ id: string }>(
      'SELECT m.message_id AS id FROM inquiries.conversation_message m ORDER BY m.id',
    );
    const [one, two] = rows.map(({ id }) => id);
    expect(smtp.to(EMAIL).at(-1)?.headers).toMatchObject({ 'in-reply-to': two, references: [first, one, two].join(' ') });
    expect((await thread()).map(({ direction }: { direction: string }) => direction)).toEqual(['out', 'in', 'out']);
  });

  it('is rejected without a trace if the version is outdated', async () => {
    await staff.put(`/api/inbox/contact-${number}`, { ownerId: 1, version: 1 });
    expect((await write()).body.code).toBe('CHANGED_MEANWHILE');
    expect(await thread()).toEqual([]);
  });

  it('is signed with the name of who writes it, once there is one', async () => {
    const person = { id: 7, name: 'Huda' };
    const to = { audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY } as const;
    const token = signStaffToken(to, { sessionId: 'session-7', role: 'sales', address: '203.0.113.7', person });
    const { body } = await request(app.getHttpServer())
      .post(path('messages/preview'))
      .set({ authorization: `Bearer ${token}` })
      .send({ subject: 'Re: Your car', text: 'It is here.' });
    expect(body.text).toContain('Kind regards,\nHuda\nThe Aureva Motors team');
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'The price is {price}.' }, 'text'],
    [{ subject: undefined }, 'subject'],
    [{ attachments: ['x'] }, 'attachments.0'],
    [{ attachments: [randomUUID()] }, 'attachments'],
    [{ channel: 'link' }, 'channel'],
    [{ version: undefined }, 'version'],
  ])('is rejected with %j, naming the field', async (body, field) => {
    const { status, body: answered } = await write(body);
    expect([status, answered.errors?.[0].path]).toEqual([400, field]);
  });

  it('keeps the subject of the e-mails so far: the latest one from the customer, else our own', async () => {
    const subject = async () => (await staff.get(path('reply'))).body.subject;
    await write({ subject: 'The car you asked for' });
    expect(await subject()).toBe('The car you asked for');
    await incoming();
    await write({ subject: 'Something else', version: 2 });
    expect(await subject()).toBe('Re: Offer');
  });

  it('starts with known values of the request, and is previewed as it will be sent', async () => {
    catalog.answers['/api/vehicles/7'] = found({ ...AURELIO, price: 450000 });
    expect((await staff.get(path('reply'))).body).toEqual({
      to: EMAIL,
      replyTo: expect.stringMatching(/^requests\+contact-/),
      language: 'en',
      subject: `Your inquiry about the 2024 Aurelio Vento · ${reference()}`,
      whatsapp: '971501234567',
      values: {
        name: 'Layla Haddad',
        car: 'Aurelio Vento 2024',
        price: 'AED 450,000',
        link: 'https://cars.example/vehicle/7?lang=en',
        reference: reference(),
        agent: 'Aureva Motors',
        phone: '+971 6 000 0248',
        site: 'Aureva Motors',
      },
    });
    const { body } = await staff.post(path('messages/preview'), { subject: 'Re: <b>', text: 'See https://cars.example/x.' });
    expect(body.html).toContain('href="https://cars.example/x"');
    expect(body.text).toContain('Kind regards,\nThe Aureva Motors team');
    expect(await thread()).toEqual([]);
  });

  it('is marked if refused, and sent on a retry', async () => {
    smtp.rules = { recipient: () => '550 no such mailbox' };
    await write();
    await environment.idle();
    const [message] = await thread();
    expect(message).toMatchObject({ state: 'failed', error: expect.stringContaining('no such mailbox'), sentAt: null });
    smtp.rules = {};
    const { body } = await staff.post(path(`messages/${message.id}/resend`), {});
    expect(body).toMatchObject({ state: 'queued', error: null });
    await environment.idle();
    expect(smtp.to(EMAIL)).toHaveLength(1);
    expect(await thread()).toMatchObject([{ state: 'sent', sentAt: expect.any(String) }]);
    expect((await staff.post(path(`messages/${message.id}/resend`), {})).body.code).toBe('MESSAGE_NOT_FOUND');
  });

  describe('that is permanently refused', () => {
    const refuse = () => {
      smtp.rules = { recipient: (address) => (address === EMAIL ? '550 no such mailbox' : undefined) };
    };
    const subjects = () => smtp.to(HUDA).map(({ headers: { subject } }) => subject);
    const retry = async () => {
      const [message] = await thread();
      expect((await staff.post(path(`messages/${message.id}/resend`), {})).status).toBe(200);
      await environment.idle();
    };
    const row = async () =>
      (await environment.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = $1', [number]))[0];
    beforeEach(async () => {
      await environment.sql('UPDATE inquiries.conversation SET owner_id = 7');
      refuse();
      await write();
      await environment.idle();
    });

    it('is no answer: the customer waits again, the owner is notified once, and nothing is measured', async () => {
      expect(await conversation()).toMatchObject({
        state: 'answered',
        answer: null,
        waitsFrom: expect.any(String),
        undeliveredAt: expect.any(String),
        version: 3,
      });
      expect(await row()).toMatchObject({ round: 1 });
      expect(subjects()).toEqual([`An answer did not arrive: Customer message ${reference()} – Layla Haddad`]);
      expect(smtp.to(HUDA)[0]?.text).toContain('no such mailbox');
    });

    it('is reported again if a retry fails, in the same round, and ends the wait if it succeeds', async () => {
      const before = await conversation();
      await retry();
      expect(subjects()).toHaveLength(2);
      expect(await conversation()).toMatchObject({ waitsFrom: before.waitsFrom, undeliveredAt: before.undeliveredAt });
      smtp.rules = {};
      await retry();
      expect(await conversation()).toMatchObject({ answer: 'reply', waitsFrom: null, undeliveredAt: null });
      expect(await row()).toMatchObject({ round: 1, due_at: null, clock_from: null, answer_minutes: null });
      expect(subjects()).toHaveLength(2);
    });

    it('leaves later questions of the customer open when a retry succeeds', async () => {
      await incoming();
      smtp.rules = {};
      await retry();
      const { askedAt, waitsFrom, undeliveredAt } = await conversation();
      expect([askedAt, undeliveredAt]).toEqual([expect.any(String), null]);
      // The database rounds one to milliseconds and truncates the other.
      expect(Math.abs(Date.parse(waitsFrom) - Date.parse(askedAt))).toBeLessThanOrEqual(1);
    });

    it.each([
      ['another reply', async (version: number) => (await write({ channel: 'whatsapp', subject: undefined, version })).status],
      [
        'a call',
        async (version: number) => (await staff.put(`/api/inbox/contact-${number}`, { answer: 'call', version })).status,
      ],
      ['a state', async (version: number) => (await staff.put(`/api/inbox/contact-${number}`, { state: 'won', version })).status],
    ])('is settled by %s', async (_what, end) => {
      expect([200, 201]).toContain(await end((await conversation()).version));
      expect(await conversation()).toMatchObject({ waitsFrom: null, undeliveredAt: null });
    });
  });

  it.each(['won', 'lost', 'spam'])('that bounces for a request that is %s restarts no wait', async (state) => {
    await write();
    await environment.idle();
    await staff.put(`/api/inbox/contact-${number}`, { state, lostReason: 'Too dear', version: (await conversation()).version });
    await environment.sql(`UPDATE inquiries.conversation_message SET state = 'bounced'`);
    expect(await conversation()).toMatchObject({ state, waitsFrom: null, undeliveredAt: null });
  });

  it('that bounces after a later one arrived restarts no wait, unless the later one bounces', async () => {
    await write();
    await write({ version: 2 });
    await environment.idle();
    const [first, second] = await thread();
    const back = (id: number) =>
      environment.sql(`UPDATE inquiries.conversation_message SET state = 'bounced' WHERE id = $1`, [id]);
    await back(first.id);
    expect(await conversation()).toMatchObject({ waitsFrom: null, undeliveredAt: null });
    await staff.put(`/api/inbox/contact-${number}`, { state: 'waiting', version: (await conversation()).version });
    await back(second.id);
    expect(await conversation()).toMatchObject({
      state: 'answered',
      waitsFrom: expect.any(String),
      undeliveredAt: expect.any(String),
    });
  });

  it('by WhatsApp is recorded as sent, and is an answer', async () => {
    const { body } = await write({ channel: 'whatsapp', subject: undefined });
    expect(body).toMatchObject({ channel: 'whatsapp', state: 'sent', address: '+971501234567' });
    await environment.idle();
    expect(smtp.received).toEqual([]);
    expect(await conversation()).toMatchObject({ state: 'answered', answer: 'reply' });
  });

  it('assigns an unassigned request to its writer, and no other', async () => {
    expect((await conversation()).ownerId).toBeNull();
    await write({ channel: 'whatsapp', subject: undefined });
    expect((await conversation()).ownerId).toBe(1);
    await environment.sql('UPDATE inquiries.conversation SET owner_id = 77');
    await write({ channel: 'whatsapp', subject: undefined, version: (await conversation()).version });
    expect((await conversation()).ownerId).toBe(77);
  });

  it('is erased with the person, along with the record of its e-mail', async () => {
    await write();
    await environment.idle();
    await staff.post('/api/privacy/inquiries/erase', { email: EMAIL });
    expect(await environment.sql('SELECT id FROM inquiries.notification')).toEqual([]);
  });
});
