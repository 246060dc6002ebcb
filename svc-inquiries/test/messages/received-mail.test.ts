import { randomUUID } from 'node:crypto';
import { requestName, requestReference } from '@dealership/contracts';
import { RowPurgeTask } from '@dealership/service-kit/background';
import { asMember, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import pg from 'pg';
import { AppModule } from '../../src/app.module.js';
import { InboundMailService } from '../../src/messages/received-mail/inbound-mail.service.js';
import { ReceivedMailTask } from '../../src/messages/received-mail/received-mail.task.js';
import { MailServer } from '../../src/messages/received-mail/smtp/mail-server.service.js';
import { MAX_MAIL_BYTES } from '../../src/messages/received-mail/smtp/mail-server-settings.js';
import { replyAddressOf } from '../../src/requests/conversations/reply-address.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { SmtpServer } from '../support/smtp-server.js';
import { SmtpSession } from '../support/smtp-session.js';
import { TcpProxy } from '../support/tcp-proxy.js';

const REPLY = { address: 'requests@reply.cars.example', key: 'of these tests, of more than 32 characters' };
const CUSTOMER = 'layla@customers.example';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let environment: Environment;
let database: TcpProxy;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;
let port: number;
let number: number;
let address: string;

const sql: Environment['sql'] = (text, values) => environment.sql(text, values);
const round = () => notifier.get(InboundMailService).round(new AbortController().signal);

async function deliver(mail: SendMailOptions, envelope: { from?: string; to?: string[] } = {}): Promise<string> {
  const client = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response } = await client.sendMail({
      from: CUSTOMER,
      to: address,
      ...mail,
      envelope: { from: CUSTOMER, to: [address], ...envelope },
    });
    return response;
  } finally {
    client.close();
  }
}

const messages = () =>
  sql<{ id: number; body: string; state: string | null; refused_files: string[] }>(
    `SELECT m.* FROM inquiries.conversation_message m JOIN inquiries.conversation c ON c.id = m.conversation_id
     WHERE c.number = $1 AND m.direction = 'in' ORDER BY m.id`,
    [number],
  );
const mails = () =>
  sql<{ id: number; state: string; reason: string | null }>('SELECT id, state, reason FROM inquiries.received_mail ORDER BY id');
const conversation = async () =>
  (
    await sql<{ id: number; state: string; asked_at: Date | null }>('SELECT * FROM inquiries.conversation WHERE number = $1', [
      number,
    ])
  )[0];
/** Waits until every received mail has been processed. */
const filed = () => until('no waiting mail', async () => (await mails()).every(({ state }) => state !== 'received'));
/** Whether staff were e-mailed under that subject. */
const staffReceived = (subject: string) => smtp.to(STAFF).some(({ headers }) => headers.subject?.startsWith(subject));
const listed = async () => (await staff.get('/api/received-mails')).body;

/** Stores a sent message from staff. */
async function answered(messageId: string): Promise<void> {
  await sql(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, address, body, language, message_id, state)
     VALUES ($1, 'out', 'email', $2, 'When can you come?', 'en', $3, 'sent')`,
    [(await conversation())?.id, CUSTOMER, messageId],
  );
}

const FULL = { REPLY_ADDRESS: REPLY.address, REPLY_ADDRESS_KEY: REPLY.key };

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  database = await new TcpProxy(environment.env.DATABASE_URL).start();
  app = await startTestApp(AppModule.forRoot({ ...environment.env, ...FULL }));
  const changes = { ...FULL, DATABASE_URL: database.url, INBOUND_MAIL_PORT: 0, HOST: '127.0.0.1' };
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, changes)));
  port = notifier.get(MailServer).port as number;
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await filed();
  await environment.empty(['inquiries.received_mail']);
  number = (await post(app, '/api/contact', aMessage())).body.id;
  address = replyAddressOf(REPLY, { kind: 'contact', number });
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await database.stop();
  await smtp.stop();
  await environment.remove();
});

describe('a customer’s reply', () => {
  it('is stored before the server replies 250, and becomes a message of its request, which notifies staff', async () => {
    await staff.put(`/api/inbox/${requestName('contact', number)}`, { state: 'waiting', version: 1 });
    const text = 'Yes, on Saturday.\n\nOn Tue, 24 Nov 2026 Aureva Motors wrote:\n\n> When can you come?';
    expect(await deliver({ subject: 'Re: Offer', text })).toMatch(/^250/);
    expect(await mails()).toHaveLength(1);
    await filed();
    expect((await messages()).map(({ body }) => body)).toEqual(['Yes, on Saturday.']);
    // The customer has been answered.
    expect(await conversation()).toMatchObject({ state: 'answered', asked_at: expect.any(Date) });
    const { body } = await staff.get(`/api/inbox/${requestName('contact', number)}`);
    expect(body.askedAt).toEqual(expect.any(String));
    await until('the staff’s mail', () =>
      staffReceived(`Answer: Customer message ${requestReference('contact', number, new Date())}`),
    );
    await staff.put(`/api/inbox/${requestName('contact', number)}`, { answer: 'call', version: body.version });
    expect(await conversation()).toMatchObject({ asked_at: null });
  });

  it('is filed once, however often it is delivered', async () => {
    const mail = { text: 'Once.', messageId: `<${randomUUID()}@customers.example>`, date: new Date(0) };
    await deliver(mail);
    await deliver(mail);
    await deliver({ ...mail, headers: { received: 'from another way' } });
    await filed();
    expect(await messages()).toHaveLength(1);
    expect((await mails()).map(({ reason }) => reason)).toEqual(['message', 'duplicate']);
  });

  it('is filed with each request that it answers', async () => {
    const other = (await post(app, '/api/contact', aMessage({ message: 'Another question.' }))).body.id;
    await deliver({ text: 'Both.' }, { to: [address, replyAddressOf(REPLY, { kind: 'contact', number: other })] });
    await filed();
    const found = await sql(`SELECT 1 FROM inquiries.conversation_message WHERE body = 'Both.'`);
    expect(found).toHaveLength(2);
  });

  it('keeps its attachments, and lists those that are not accepted', async () => {
    const attachments = [
      { filename: 'passport.pdf', content: PDF },
      { filename: 'run.exe', content: Buffer.from(`MZ${'\0'.repeat(100)}`) },
    ];
    await deliver({ text: 'See there.', attachments });
    await filed();
    const [message] = await messages();
    expect(message).toMatchObject({ body: 'See there.', refused_files: ['run.exe'] });
    const files = await sql<{ name: string; type: string }>('SELECT name, type FROM inquiries.attachment WHERE message_id = $1', [
      message?.id,
    ]);
    expect(files).toEqual([{ name: 'passport.pdf', type: 'application/pdf' }]);
  });
});

describe('a process that ends between accepting a mail and filing it', () => {
  it('has filed nothing; the next process files it once', async () => {
    await sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'message.received') NOT VALID`);
    await deliver({ text: 'Not lost.', attachments: [{ filename: 'a.pdf', content: PDF }] });
    await until('the try', async () => (await sql('SELECT 1 FROM inquiries.received_mail WHERE attempts > 0')).length > 0);
    await until(
      'its end',
      async () => (await sql(`SELECT 1 FROM inquiries.received_mail WHERE try_at > now() + interval '1 minute'`)).length > 0,
    );
    expect([await messages(), (await conversation())?.asked_at]).toEqual([[], null]);
    await sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    await sql('UPDATE inquiries.received_mail SET try_at = now()');
    await Promise.all([round(), round(), round()]);
    await filed();
    const [message, ...others] = await messages();
    expect([message?.body, others]).toEqual(['Not lost.', []]);
    expect(await sql('SELECT 1 FROM inquiries.attachment WHERE message_id = $1', [message?.id])).toHaveLength(1);
  });

  it('blocks other processes only while it is running', async () => {
    const other = new pg.Client({ connectionString: environment.env.DATABASE_URL });
    await other.connect();
    const conversationId = (await conversation())?.id;
    // Due a moment later, so that the lock is taken first.
    const [mail] = await sql<{ id: number }>(
      `INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256, try_at)
       VALUES ($1, $2, $3, convert_to(E'Message-ID: <held@customers.example>\r\n\r\nHeld.', 'UTF8'), 44, 'held', 'infinity') RETURNING id`,
      [conversationId, CUSTOMER, address],
    );
    await other.query('SELECT pg_advisory_lock(hashtext($1), hashtext($2))', ['inquiries.received_mail', String(mail?.id)]);
    await sql('UPDATE inquiries.received_mail SET try_at = now()');
    await round();
    expect(await sql('SELECT attempts, state FROM inquiries.received_mail')).toEqual([{ attempts: 0, state: 'received' }]);
    await other.end();
    await sql('UPDATE inquiries.received_mail SET try_at = now()');
    await round();
    await filed();
    expect((await messages()).map(({ body }) => body)).toEqual(['Held.']);
  });

  it('makes the mail fail after it has crashed every process that read it', async () => {
    await sql(
      `INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256, attempts)
       VALUES ($1, $2, $3, convert_to(E'Message-ID: <fatal@customers.example>\r\n\r\nFatal.', 'UTF8'), 46, 'fatal', 12)`,
      [(await conversation())?.id, CUSTOMER, address],
    );
    await round();
    await filed();
    expect([await messages(), (await listed()).items.map(({ reason }: { reason: string }) => reason)]).toEqual([[], ['error']]);
  });
});

describe('the mail server', () => {
  it('accepts mail only for addresses of requests, offers no TLS without a certificate, and relays nothing', async () => {
    const session = await SmtpSession.open(port);
    const hello = await session.say('EHLO customers.example');
    expect(hello).toContain(`SIZE ${MAX_MAIL_BYTES}`);
    expect(hello).not.toMatch(/AUTH|STARTTLS/);
    expect(await session.say(`MAIL FROM:<${CUSTOMER}> SIZE=${MAX_MAIL_BYTES + 1}`)).toMatch(/^552/);
    expect(await session.say(`MAIL FROM:<${CUSTOMER}>`)).toMatch(/^250/);
    const wrong = [
      address.replace(/.(?=@)/, (sign) => (sign === '0' ? '1' : '0')),
      replyAddressOf(REPLY, { kind: 'contact', number: 999_999 }),
      REPLY.address,
      'somebody@elsewhere.example',
    ];
    for (const one of wrong) expect([one, await session.say(`RCPT TO:<${one}>`)]).toEqual([one, expect.stringMatching(/^550/)]);
    expect(await session.say(`RCPT TO:<${address}>`)).toMatch(/^250/);
    expect(await session.say('RCPT TO:<guess@elsewhere.example>')).toMatch(/^421/);
    session.close();
    expect(await mails()).toEqual([]);
  });

  it('asks senders to retry while the database is unavailable, and accepts the mail afterwards', async () => {
    const session = await SmtpSession.open(port);
    await session.say('EHLO customers.example');
    await session.say(`MAIL FROM:<${CUSTOMER}>`);
    expect(await session.say(`RCPT TO:<${address}>`)).toMatch(/^250/);
    expect(await session.say('DATA')).toMatch(/^354/);
    await database.stop();
    expect(await session.say('Subject: x\r\n\r\nLater.\r\n.')).toMatch(/^451/);
    await session.say(`MAIL FROM:<${CUSTOMER}>`);
    expect(await session.say(`RCPT TO:<${address}>`)).toMatch(/^451/);
    session.close();
    await database.start();
    await until('the database', async () => (await deliver({ text: 'Now.' }).catch(() => '')).startsWith('250'));
    await until('the message', async () => {
      notifier.get(ReceivedMailTask).runSoon();
      return (await messages()).length === 1;
    });
  });
});

describe('a mail with attachments that were not stored', () => {
  const DOCX = Buffer.from('PK\u0003\u0004 a text document');
  const headers = () => asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
  const arrive = async (filename = 'papers.docx', content = DOCX) => {
    await deliver({ text: 'My papers.', attachments: [{ filename, content }] });
    await filed();
    const [message] = (await staff.get(`/api/inbox/contact-${number}/messages`)).body;
    return { message, path: `/api/inbox/contact-${number}/messages/${message.id}/mail` };
  };

  it('can be downloaded as received by those who may read the message, with its expiry date', async () => {
    const { message, path } = await arrive();
    expect(message).toMatchObject({ refusedFiles: ['papers.docx'], attachments: [] });
    const days = (Date.parse(message.mail.until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const url = await app.getUrl();
    const file = await fetch(`${url}${path}`, { headers: headers() });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringMatching(/^attachment; filename="mail-\d+\.eml"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(await file.text()).toContain(DOCX.toString('base64'));
    expect((await fetch(`${url}${path}`)).status).toBe(401);
    const other = (await post(app, '/api/contact', aMessage())).body.id;
    const codes = [path.replace(`contact-${number}`, `contact-${other}`), path.replace(/\d+(?=\/mail)/, '2147483647')];
    for (const wrong of codes) expect((await staff.get(wrong)).body.code).toBe('RECEIVED_MAIL_NOT_FOUND');
    expect((await staff.get(path.replace(/\d+(?=\/mail)/, 'x'))).status).toBe(400);
  });

  it('is offered while stored, and only if something is missing', async () => {
    await arrive();
    await sql('DELETE FROM inquiries.received_mail');
    const [message] = (await staff.get(`/api/inbox/contact-${number}/messages`)).body;
    expect(message).toMatchObject({ refusedFiles: ['papers.docx'], mail: null });
    number = (await post(app, '/api/contact', aMessage())).body.id;
    address = replyAddressOf(REPLY, { kind: 'contact', number });
    expect((await arrive('offer.pdf', PDF)).message).toMatchObject({ refusedFiles: [], mail: null });
  });
});

describe('mail that is not a message', () => {
  it('is kept for staff, who can mark it as a message', async () => {
    await deliver({ text: 'I am away.', headers: { 'auto-submitted': 'auto-replied' } });
    await filed();
    expect(await messages()).toEqual([]);
    const { items, total, failed } = await listed();
    expect([items, total, failed]).toEqual([
      [expect.objectContaining({ number, sender: CUSTOMER, state: 'ignored', reason: 'automatic' })],
      1,
      0,
    ]);
    expect((await staff.post(`/api/received-mails/${items[0].id}/file-as-message`, {})).status).toBe(204);
    await round();
    await filed();
    expect((await messages()).map(({ body }) => body)).toEqual(['I am away.']);
    expect((await staff.post(`/api/received-mails/${items[0].id}/file-as-message`, {})).body.code).toBe(
      'RECEIVED_MAIL_NOT_FOUND',
    );
  });

  it('may be an e-mail of ours that came back', async () => {
    await answered('<ours@cars.example>');
    await deliver({ text: 'When can you come?', messageId: '<ours@cars.example>' });
    await filed();
    expect((await mails()).map(({ reason }) => reason)).toEqual(['loop']);
  });

  it('may be more mail within an hour than a person writes', async () => {
    await sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, message_id)
       SELECT $1, 'in', 'email', '', 'en', '<' || n || '@robot.example>' FROM generate_series(1, 30) n`,
      [(await conversation())?.id],
    );
    await deliver({ text: 'And again.' });
    await filed();
    expect((await mails()).map(({ reason }) => reason)).toEqual(['loop']);
  });

  it('may report that a staff reply was not delivered, which marks the reply and notifies staff once', async () => {
    await answered('<lost@cars.example>');
    const report = [
      'From: MAILER-DAEMON@mx.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 no such user',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      'Message-ID: <lost@cars.example>',
      '--b--',
    ].join('\r\n');
    await deliver({ raw: report }, { from: '' });
    await deliver({ raw: `X-Again: yes\r\n${report}` }, { from: '' });
    await filed();
    const sent = await sql(`SELECT state, error FROM inquiries.conversation_message WHERE message_id = '<lost@cars.example>'`);
    expect(sent).toEqual([{ state: 'bounced', error: '5.1.1 550 no such user' }]);
    expect(await sql(`SELECT 1 FROM inquiries.outbox WHERE event = 'message.bounced'`)).toHaveLength(1);
    const waits = { undeliveredAt: expect.any(String), waitsFrom: expect.any(String) };
    expect((await staff.get(`/api/inbox/contact-${number}`)).body).toMatchObject(waits);
    await until('the staff’s mail', () =>
      staffReceived(`An answer did not arrive: Customer message ${requestReference('contact', number, new Date())}`),
    );
  });

  it('may be unreadable, is then stored as received, and is counted', async () => {
    const raw = `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(200)}`;
    await deliver({ raw });
    await filed();
    const { items, failed } = await listed();
    expect([items[0].reason, failed]).toEqual(['unreadable', 1]);
    const headers = asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
    const file = await fetch(`${await app.getUrl()}/api/received-mails/${items[0].id}/file`, { headers });
    const { 'content-type': type, 'content-disposition': disposition } = Object.fromEntries(file.headers);
    expect([type, disposition]).toEqual(['message/rfc822', `attachment; filename="mail-${items[0].id}.eml"`]);
    expect(await file.text()).toContain(raw);
  });
});

it('is erased with its request, and some time after it was filed', async () => {
  await deliver({ text: 'Personal.' });
  await filed();
  await sql(`UPDATE inquiries.received_mail SET done_at = now() - interval '29 days'`);
  const purge = () => notifier.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal);
  await purge();
  expect(await mails()).toHaveLength(1);
  await sql(`UPDATE inquiries.received_mail SET done_at = now() - interval '31 days'`);
  await purge();
  expect(await mails()).toEqual([]);
  await deliver({ text: 'More.' });
  await filed();
  expect((await staff.post('/api/privacy/inquiries/erase', { email: 'layla@customers.example' })).status).toBe(200);
  expect([await mails(), await messages()]).toEqual([[], []]);
});
