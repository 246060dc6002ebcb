import { PrivateFiles } from '@dealership/service-kit/private-files';
import { describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { aMessage, post } from '../support/contact.js';
import {
  app,
  EMAIL,
  environment,
  incoming,
  number,
  PDF,
  setUpMessages,
  staff,
  stored,
  sweep,
  upload,
} from '../support/messages.js';

setUpMessages();

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
    await sweep();
    expect(await environment.sql('SELECT name FROM inquiries.attachment')).toEqual([{ name: 'young.pdf' }]);
    expect(await environment.sql('SELECT id FROM inquiries.removed_attachment')).toEqual([]);
    expect((await stored()).length).toBe(before + 1);
  });
});

describe('stored files whose row is gone', () => {
  const removed = () => environment.sql<{ id: string }>('SELECT id FROM inquiries.removed_attachment ORDER BY id');

  it('do not wait for one that cannot be deleted, which is tried again', async () => {
    await environment.sql('DELETE FROM inquiries.removed_attachment');
    const before = (await stored()).length;
    for (let count = 0; count < 12; count++) await upload('offer.pdf', PDF);
    await environment.sql('DELETE FROM inquiries.attachment');
    const [first] = await removed();
    const files = app.get(PrivateFiles);
    const remove = files.remove.bind(files);
    const store = jest.spyOn(files, 'remove').mockImplementation(async (id) => {
      if (id === first?.id) throw new Error('The store does not answer');
      await remove(id);
    });
    await expect(sweep()).rejects.toThrow('1 attachments could not be deleted');
    expect(await removed()).toEqual([first]);
    expect((await stored()).length).toBe(before + 1);
    store.mockRestore();
    await sweep();
    expect(await removed()).toEqual([]);
    expect((await stored()).length).toBe(before);
  });

  it('are deleted outside of a transaction', async () => {
    await upload('offer.pdf', PDF);
    await environment.sql('DELETE FROM inquiries.attachment');
    const locked = `SELECT id FROM inquiries.removed_attachment WHERE id = $1 FOR UPDATE NOWAIT`;
    const found: unknown[] = [];
    const store = jest.spyOn(app.get(PrivateFiles), 'remove').mockImplementation(async (id) => {
      found.push(...(await environment.sql(locked, [id])));
    });
    await sweep();
    store.mockRestore();
    expect(found).toHaveLength(1);
  });
});
