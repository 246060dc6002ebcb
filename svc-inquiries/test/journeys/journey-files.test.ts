import { randomUUID } from 'node:crypto';
import { JOURNEY_CHUNK_BYTES, JOURNEY_FILE_BYTES, MAX_ATTACHMENT_BYTES } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { aPhotograph } from '@dealership/service-kit/testing';
import { describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { app, create, environment, link, open, part, sendFile, setUpJourneys, staff, tokenOf } from '../support/journeys.js';

setUpJourneys();

describe('a picture', () => {
  it('is uploaded in chunks, each once, without camera metadata, and is on the page', async () => {
    const { id } = await create();
    const photograph = await aPhotograph();
    const upload = randomUUID();
    const { body } = await sendFile(id, photograph, { upload });
    expect(body.file).toMatchObject({ name: 'At the port.webp', mediaType: 'image/webp', width: 640, height: 400, step: 'port' });
    // The response was lost, so the sender retries.
    expect((await part(id, upload, 0, photograph)).body).toEqual(body);
    const token = tokenOf(await link(id));
    expect((await open(token)).body.files).toEqual([body.file]);
    const served = await request(app.getHttpServer()).get(`/api/journeys/${token}/files/${body.file.id}`).buffer(true);
    expect([served.status, served.type]).toEqual([200, 'image/webp']);
    expect(served.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(served.body.toString('latin1')).not.toMatch(/Somebody|Exif/);
    expect((await staff.get(`/api/staff/journey-files/${body.file.id}`)).status).toBe(200);
  });

  it('is neither a program nor larger than announced', async () => {
    const { id } = await create();
    expect((await sendFile(id, Buffer.from('#!/bin/sh'.repeat(10)))).body.code).toBe('ATTACHMENT_NOT_ACCEPTED');
    const upload = randomUUID();
    await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'A.pdf', size: 5 });
    expect((await part(id, upload, 0, Buffer.alloc(6))).body.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await part(id, upload, 3, Buffer.alloc(1))).body).toEqual({ received: 0, file: null });
    expect((await part(id + 1, upload, 0, Buffer.alloc(1))).status).toBe(404);
    expect((await staff.get(`/api/staff/journeys/${id}`)).body.files).toEqual([]);
  });
});

describe('the last chunk', () => {
  /** An upload whose first byte has arrived. */
  async function begun(): Promise<{ id: number; upload: string; rest: Buffer }> {
    const { id } = await create();
    const document = Buffer.from('%PDF-1.7\n');
    const upload = randomUUID();
    await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'Bill of lading.pdf', size: document.length });
    await part(id, upload, 0, document.subarray(0, 1));
    return { id, upload, rest: document.subarray(1) };
  }

  it('makes one file when it arrives twice at once', async () => {
    const { id, upload, rest } = await begun();
    const both = await Promise.all([part(id, upload, 1, rest), part(id, upload, 1, rest)]);
    const { files } = (await staff.get(`/api/staff/journeys/${id}`)).body;
    expect(files).toEqual([expect.objectContaining({ name: 'Bill of lading.pdf', size: rest.length + 1 })]);
    expect(both.map(({ body }) => body)).toEqual([1, 2].map(() => ({ received: rest.length + 1, file: files[0] })));
    expect(await environment.sql('SELECT id FROM inquiries.attachment')).toEqual([{ id: files[0].id }]);
  });

  it('can be sent again when the file could not be stored', async () => {
    const { id, upload, rest } = await begun();
    const store = jest.spyOn(app.get(PrivateFiles), 'write').mockRejectedValueOnce(new AppError('UPSTREAM_UNAVAILABLE'));
    expect((await part(id, upload, 1, rest)).body.code).toBe('UPSTREAM_UNAVAILABLE');
    store.mockRestore();
    expect((await part(id, upload, 1, rest)).body.file).toMatchObject({ name: 'Bill of lading.pdf' });
  });

  it('locks nothing while the file is stored', async () => {
    const { id, upload, rest } = await begun();
    const files = app.get(PrivateFiles);
    const store = jest.spyOn(files, 'write').mockImplementationOnce(async () => {
      await environment.sql('SELECT id FROM inquiries.journey_upload WHERE id = $1 FOR UPDATE NOWAIT', [upload]);
    });
    expect((await part(id, upload, 1, rest)).status).toBe(200);
    store.mockRestore();
  });
});

describe('a discarded upload', () => {
  const discard = (id: number, upload: string) => staff.delete(`/api/staff/journeys/${id}/uploads/${upload}`);
  const document = Buffer.from('%PDF-1.7\n');
  const filesOf = async (id: number) => (await staff.get(`/api/staff/journeys/${id}`)).body.files;

  it('leaves no part behind, and accepts none later', async () => {
    const { id } = await create();
    const upload = randomUUID();
    await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'A.pdf', size: document.length });
    await part(id, upload, 0, document.subarray(0, 1));
    await discard(id + 1, upload);
    expect(await environment.sql('SELECT from_byte FROM inquiries.journey_upload_part')).toHaveLength(1);
    expect((await discard(id, upload)).status).toBe(204);
    expect(await environment.sql('SELECT from_byte FROM inquiries.journey_upload_part')).toEqual([]);
    expect((await part(id, upload, 1, document.subarray(1))).status).toBe(404);
    expect((await discard(id, upload)).status).toBe(204);
    expect(await filesOf(id)).toEqual([]);
  });

  it('takes the complete file with it', async () => {
    const { id } = await create();
    const upload = randomUUID();
    const { body } = await sendFile(id, document, { upload });
    expect(await filesOf(id)).toEqual([body.file]);
    await discard(id, upload);
    expect(await filesOf(id)).toEqual([]);
    expect(await environment.sql('SELECT id FROM inquiries.attachment')).toEqual([]);
  });

  it('does not become a file while its last chunk is stored', async () => {
    const { id } = await create();
    const upload = randomUUID();
    await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'A.pdf', size: document.length });
    const store = jest.spyOn(app.get(PrivateFiles), 'write').mockImplementationOnce(async () => {
      await discard(id, upload);
    });
    expect((await part(id, upload, 0, document)).status).toBe(404);
    store.mockRestore();
    expect(await filesOf(id)).toEqual([]);
  });
});

it('a journey’s document may be as large as a picture, and a larger one is rejected before the upload', async () => {
  const { id } = await create();
  const upload = randomUUID();
  const document = Buffer.alloc(MAX_ATTACHMENT_BYTES + JOURNEY_CHUNK_BYTES, '%PDF-1.7\n');
  const begin = (size: number) => staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'Bill of lading.pdf', size });
  const { status, body } = await begin(JOURNEY_FILE_BYTES + 1);
  expect([status, body.errors]).toEqual([400, [{ path: 'size', message: 'A file has at most 20 MB' }]]);
  await begin(document.length);
  let sent = 0;
  let answer = await part(id, upload, 0, document.subarray(0, JOURNEY_CHUNK_BYTES));
  while (sent < answer.body.received && !answer.body.file) {
    sent = answer.body.received;
    answer = await part(id, upload, sent, document.subarray(sent, sent + JOURNEY_CHUNK_BYTES));
  }
  expect(answer.body.file).toMatchObject({ name: 'Bill of lading.pdf', size: document.length });
});
