import { until } from '@dealership/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ReceivedMailTask } from '../../src/messages/received-mail/received-mail.task.js';
import { MAX_MAIL_BYTES } from '../../src/messages/received-mail/smtp/mail-server-options.js';
import { replyAddressOf } from '../../src/requests/conversations/reply-address.js';
import {
  address,
  CUSTOMER,
  conversation,
  database,
  deliver,
  environment,
  filed,
  listed,
  mails,
  messages,
  notifier,
  PDF,
  port,
  REPLY,
  round,
  setUpReceivedMail,
  sql,
} from '../support/received-mail.js';
import { SmtpSession } from '../support/servers/smtp-session.js';

setUpReceivedMail();

describe('a process that ends between accepting a mail and filing it', () => {
  it('has filed nothing; the next process files it once', async () => {
    await sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'message.received') NOT VALID`);
    await deliver({ text: 'Not lost.', attachments: [{ filename: 'a.pdf', content: PDF }] });
    await until('the try', async () => (await sql('SELECT 1 FROM inquiries.received_mail WHERE attempts > 0')).length > 0);
    await until(
      'its end',
      async () =>
        (await sql(`SELECT 1 FROM inquiries.received_mail WHERE next_attempt_at > now() + interval '1 minute'`)).length > 0,
    );
    expect([await messages(), (await conversation())?.customer_replied_at]).toEqual([[], null]);
    await sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    await sql('UPDATE inquiries.received_mail SET next_attempt_at = now()');
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
      `INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256, next_attempt_at)
       VALUES ($1, $2, $3, convert_to(E'Message-ID: <held@customers.example>\r\n\r\nHeld.', 'UTF8'), 44, 'held', 'infinity') RETURNING id`,
      [conversationId, CUSTOMER, address],
    );
    await other.query('SELECT pg_advisory_lock(hashtext($1), hashtext($2))', ['inquiries.received_mail', String(mail?.id)]);
    await sql('UPDATE inquiries.received_mail SET next_attempt_at = now()');
    await round();
    expect(await sql('SELECT attempts, state FROM inquiries.received_mail')).toEqual([{ attempts: 0, state: 'received' }]);
    await other.end();
    await sql('UPDATE inquiries.received_mail SET next_attempt_at = now()');
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
