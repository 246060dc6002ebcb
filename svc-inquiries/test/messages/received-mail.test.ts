import { randomUUID } from 'node:crypto';
import { formatRequestKey, requestReference } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { RowPurgeTask } from '@dealership/service-kit/background';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { asMember, until } from '@dealership/service-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { replyAddressOf } from '../../src/requests/conversations/reply-address.js';
import { aMessage, post } from '../support/contact.js';
import {
  address,
  app,
  conversation,
  deliver,
  environment,
  filed,
  mails,
  messages,
  notifier,
  number,
  PDF,
  REPLY,
  round,
  sendRequest,
  setUpReceivedMail,
  sql,
  staff,
  staffReceived,
} from '../support/received-mail.js';

setUpReceivedMail();

describe('a customer’s reply', () => {
  it('is stored before the server replies 250, and becomes a message of its request, which notifies staff', async () => {
    await staff.put(`/api/inbox/${formatRequestKey({ kind: 'contact', number })}`, { state: 'waiting', version: 1 });
    const text = 'Yes, on Saturday.\n\nOn Tue, 24 Nov 2026 Aureva Motors wrote:\n\n> When can you come?';
    expect(await deliver({ subject: 'Re: Offer', text })).toMatch(/^250/);
    expect(await mails()).toHaveLength(1);
    await filed();
    expect((await messages()).map(({ body }) => body)).toEqual(['Yes, on Saturday.']);
    // The customer has been answered.
    expect(await conversation()).toMatchObject({ state: 'answered', customer_replied_at: expect.any(Date) });
    const { body } = await staff.get(`/api/inbox/${formatRequestKey({ kind: 'contact', number })}`);
    expect(body.customerRepliedAt).toEqual(expect.any(String));
    await until('the staff’s mail', () =>
      staffReceived(`${requestReference('contact', number, new Date())} Answer: Customer message`),
    );
    await staff.put(`/api/inbox/${formatRequestKey({ kind: 'contact', number })}`, { answer: 'call', version: body.version });
    expect(await conversation()).toMatchObject({ customer_replied_at: null });
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

it('is filed later, with its attachments, if these cannot be stored now', async () => {
  const write = jest.spyOn(notifier.get(PrivateFiles), 'write');
  write.mockRejectedValueOnce(new AppError('UPSTREAM_UNAVAILABLE'));
  await deliver({ text: 'See there.', attachments: [{ filename: 'passport.pdf', content: PDF }] });
  const again = `SELECT 1 FROM inquiries.received_mail WHERE next_attempt_at > now() + interval '1 minute'`;
  await until('the mail waits for its next attempt', async () => (await sql(again)).length > 0);
  expect(await messages()).toEqual([]);
  await sql('UPDATE inquiries.received_mail SET next_attempt_at = now()');
  await round();
  await filed();
  write.mockRestore();
  const [message] = await messages();
  expect(message).toMatchObject({ body: 'See there.', refused_files: [] });
  const files = await sql('SELECT name FROM inquiries.attachment WHERE message_id = $1', [message?.id]);
  expect(files).toEqual([{ name: 'passport.pdf' }]);
});

it('names a refused attachment without control characters', async () => {
  const attachments = [{ filename: 'run\u001b[31m\u0007now\u2028.exe', content: Buffer.from(`MZ${'\0'.repeat(100)}`) }];
  await deliver({ text: 'See there.', attachments });
  await filed();
  expect(await messages()).toMatchObject([{ refused_files: ['run [31m now .exe'] }]);
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
    await sendRequest();
    expect((await arrive('offer.pdf', PDF)).message).toMatchObject({ refusedFiles: [], mail: null });
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
