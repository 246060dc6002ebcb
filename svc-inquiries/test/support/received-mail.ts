import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { AppModule } from '../../src/app.module.js';
import { MailFilingService } from '../../src/messages/received-mail/mail-filing.service.js';
import { MailServer } from '../../src/messages/received-mail/smtp/mail-server.service.js';
import { replyAddressOf } from '../../src/requests/conversations/reply-address.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post } from './contact.js';
import { createEnvironment, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';
import { notifierEnv, STAFF } from './notifier.js';
import { SmtpServer } from './servers/smtp-server.js';
import { TcpProxy } from './servers/tcp-proxy.js';

export const REPLY = { address: 'requests@reply.cars.example', secret: 'of these tests, of more than 32 characters' };
export const CUSTOMER = 'layla@customers.example';
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
export let environment: Environment;
export let database: TcpProxy;
let smtp: SmtpServer;
export let app: NestFastifyApplication;
export let notifier: NestFastifyApplication;
export let staff: StaffClient;
export let port: number;
export let number: number;
export let address: string;
export const sql: Environment['sql'] = (text, values) => environment.sql(text, values);
export const round = () => notifier.get(MailFilingService).round(new AbortController().signal);

export async function deliver(mail: SendMailOptions, envelope: { from?: string; to?: string[] } = {}): Promise<string> {
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

export const messages = () =>
  sql<{ id: number; body: string; state: string | null; refused_files: string[] }>(
    `SELECT m.* FROM inquiries.conversation_message m JOIN inquiries.conversation c ON c.id = m.conversation_id
     WHERE c.number = $1 AND m.direction = 'in' ORDER BY m.id`,
    [number],
  );
export const mails = () =>
  sql<{ id: number; state: string; reason: string | null }>('SELECT id, state, reason FROM inquiries.received_mail ORDER BY id');
export const conversation = async () =>
  (
    await sql<{ id: number; state: string; customer_replied_at: Date | null }>(
      'SELECT * FROM inquiries.conversation WHERE number = $1',
      [number],
    )
  )[0];
/** Waits until every received mail has been processed. */
export const filed = () => until('no waiting mail', async () => (await mails()).every(({ state }) => state !== 'received'));

/** Whether staff were e-mailed under that subject. */
export const staffReceived = (subject: string) => smtp.to(STAFF).some(({ headers }) => headers.subject?.startsWith(subject));
export const listed = async () => (await staff.get('/api/received-mails')).body;

/** Stores a sent message from staff. */
export async function answered(messageId: string): Promise<void> {
  await sql(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, address, body, language, message_id, state)
     VALUES ($1, 'out', 'email', $2, 'When can you come?', 'en', $3, 'sent')`,
    [(await conversation())?.id, CUSTOMER, messageId],
  );
}

const FULL = { REPLY_ADDRESS: REPLY.address, REPLY_ADDRESS_KEY: REPLY.secret };

/** A new request, to whose address the next mails go. */
export async function sendRequest(): Promise<void> {
  number = (await post(app, '/api/contact', aMessage())).body.id;
  address = replyAddressOf(REPLY, { kind: 'contact', number });
}

/** Starts what these tests share, and empties it before each of them. */
export function setUpReceivedMail(): void {
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
    await sendRequest();
  });

  afterAll(async () => {
    await notifier.close();
    await app.close();
    await database.stop();
    await smtp.stop();
    await environment.remove();
  });
}
