import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { asMember, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Response } from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { AttachmentsService } from '../../src/attachments/attachments.service.js';
import { RemovedAttachmentsService } from '../../src/attachments/removed-attachments.service.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, DEALER_ENV, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';

const EMAIL = 'layla@customers.example';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const headers = () => asMember({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });
const upload = (name: string, bytes: Buffer, to = 'contact-1'): Promise<Response> =>
  request(app.getHttpServer())
    .post(`/api/inbox/${to}/attachments?${new URLSearchParams({ name })}`)
    .set({ ...headers(), 'content-type': 'application/octet-stream' })
    .send(bytes)
    .then((response) => response);
const stored = () => readdir(join(DEALER_ENV.MEDIA_DIR, 'private')).catch(() => []);
const sweep = () =>
  new RemovedAttachmentsService(environment.dataSource, app.get(PrivateFiles)).round(new AbortController().signal);

/** A message of the customer with that file. */
async function incoming(file: string): Promise<number> {
  const [message] = await environment.sql<{ id: number; conversation_id: number }>(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, address, subject, body, language, message_id)
     SELECT id, 'in', 'email', $1, 'Re: Offer', 'Thank you.', 'en', '<' || gen_random_uuid() || '@customers.example>'
     FROM inquiries.conversation WHERE number = 1 RETURNING id, conversation_id`,
    [EMAIL],
  );
  if (!message) throw new Error('There is no such request');
  const { id, conversation_id: conversationId } = message;
  await environment.dataSource.transaction((manager) =>
    app.get(AttachmentsService).attach(manager, { id, conversationId }, [file]),
  );
  return id;
}

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.sql('TRUNCATE inquiries.inquiry, inquiries.audit RESTART IDENTITY CASCADE');
  await post(app, '/api/contact', aMessage({ email: EMAIL }));
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('a file of a conversation', () => {
  it('is kept where no page of the site leads, and given to staff alone, to be saved', async () => {
    const { status, body } = await upload('عرض "1".pdf', PDF);
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: 'عرض 1.pdf', type: 'application/pdf', size: PDF.length },
    ]);
    const answer = await staff.get(`/api/inbox/contact-1/attachments/${body.id}`);
    expect(answer.body.equals(PDF)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ 1.pdf"; filename*=UTF-8''${encodeURIComponent('عرض 1.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await request(app.getHttpServer()).get(`/api/inbox/contact-1/attachments/${body.id}`).expect(401);
  });

  it('is found by its own request only', async () => {
    await post(app, '/api/contact', aMessage());
    const { body } = await upload('offer.pdf', PDF);
    expect((await staff.get(`/api/inbox/contact-2/attachments/${body.id}`)).body.code).toBe('ATTACHMENT_NOT_FOUND');
    expect((await staff.get('/api/inbox/contact-1/attachments/1')).status).toBe(400);
    expect((await upload('offer.pdf', PDF, 'contact-9')).body.code).toBe('LEAD_NOT_FOUND');
  });

  it('is refused by its bytes, and names the field', async () => {
    const { status, body } = await upload('offer.pdf', Buffer.from('MZ\0\0\0'));
    expect([status, body.code, body.errors]).toEqual([
      400,
      'ATTACHMENT_NOT_ACCEPTED',
      [expect.objectContaining({ path: 'file' })],
    ]);
    expect((await upload('', PDF)).body.errors[0].path).toBe('name');
    expect(await environment.sql('SELECT id FROM inquiries.attachment')).toEqual([]);
  });

  it('belongs to one message, and to none of another request', async () => {
    const { body } = await upload('offer.pdf', PDF);
    await incoming(body.id);
    await expect(incoming(body.id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('goes with the person who is erased, and so does what no message took within a day', async () => {
    await environment.sql('DELETE FROM inquiries.removed_attachment');
    const before = (await stored()).length;
    await incoming((await upload('offer.pdf', PDF)).body.id);
    const { body: copy } = await staff.post('/api/privacy/inquiries/export', { email: EMAIL });
    const { fields } = copy.items.find(({ place }: { place: string }) => place === 'contact-messages');
    expect(fields.messages).toMatchObject([{ body: 'Thank you.', attachments: [{ name: 'offer.pdf', size: PDF.length }] }]);
    expect(JSON.stringify(fields.messages)).not.toContain('idempotencyKey');
    await staff.post('/api/privacy/inquiries/erase', { email: EMAIL });
    expect(await environment.sql('SELECT id FROM inquiries.conversation_message')).toEqual([]);
    await post(app, '/api/contact', aMessage({ email: EMAIL }));
    await upload('young.pdf', PDF, 'contact-2');
    await upload('forgotten.pdf', PDF, 'contact-2');
    await environment.sql(
      `UPDATE inquiries.attachment SET created_at = now() - interval '25 hours' WHERE name = 'forgotten.pdf'`,
    );
    expect(await sweep()).toBe(2);
    expect(await environment.sql('SELECT name FROM inquiries.attachment')).toEqual([{ name: 'young.pdf' }]);
    expect(await environment.sql('SELECT id FROM inquiries.removed_attachment')).toEqual([]);
    expect((await stored()).length).toBe(before + 1);
  });
});
