import { randomUUID } from 'node:crypto';
import { signStaffToken } from '@dealership/service-kit/staff';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import {
  app,
  catalog,
  confirmation,
  conversation,
  EMAIL,
  environment,
  incoming,
  number,
  PDF,
  path,
  reference,
  setUpMessages,
  smtp,
  staff,
  thread,
  upload,
  write,
} from '../support/messages.js';
import { AURELIO, found } from '../support/servers/catalog-server.js';

setUpMessages();

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
    const account = { id: 7, name: 'Huda' };
    const to = { audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY } as const;
    const token = signStaffToken(to, { sessionId: 'session-7', role: 'sales', address: '203.0.113.7', account });
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
      closing: ['Kind regards,', 'The Aureva Motors team'],
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
