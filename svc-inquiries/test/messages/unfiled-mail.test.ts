import { requestReference } from '@dealership/contracts';
import { asMember, until } from '@dealership/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import {
  answered,
  app,
  CUSTOMER,
  conversation,
  deliver,
  environment,
  filed,
  listed,
  mails,
  messages,
  number,
  round,
  setUpReceivedMail,
  sql,
  staff,
  staffReceived,
} from '../support/received-mail.js';

setUpReceivedMail();

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
    const waits = { undeliveredAt: expect.any(String), waitingSince: expect.any(String) };
    expect((await staff.get(`/api/inbox/contact-${number}`)).body).toMatchObject(waits);
    await until('the staff’s mail', () =>
      staffReceived(`${requestReference('contact', number, new Date())} Not delivered: Customer message`),
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
