import { randomUUID } from 'node:crypto';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';

interface Row {
  id: number;
  status: string;
  language: string;
  phone: string | null;
  phone_e164: string | null;
  details: object;
  request_id: string;
  first_name: string;
}

let environment: Environment;
let app: NestFastifyApplication;

const inquiries = () => environment.sql<Row>('SELECT * FROM inquiries.inquiry ORDER BY id');
const events = () => environment.sql<{ payload: object; request_id: string }>('SELECT * FROM inquiries.outbox ORDER BY id');

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.outbox'], { restartIds: true });
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('POST /api/contact', () => {
  it('stores the message with its event and answers 201 with the receipt', async () => {
    const { status, body } = await send(app, aMessage({ vehicleId: 7 }), { 'x-request-id': 'request-0001' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 1,
      reference: expect.stringMatching(/^CM-\d{4}-00001$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await inquiries()).toEqual([
      expect.objectContaining({
        kind: 'contact',
        status: 'new',
        email: 'layla@customers.example',
        phone: '050 123 4567',
        phone_e164: '+971501234567',
        request_id: 'request-0001',
        details: { subject: 'inventory', message: aMessage().message, vehicleId: 7 },
      }),
    ]);
    expect(await events()).toEqual([expect.objectContaining({ payload: { inquiryId: 1 }, request_id: 'request-0001' })]);
  });

  it('returns the specified messages for missing or too short fields', async () => {
    const { status, body } = await send(app, { firstName: 'L', lastName: ' ', email: 'no', subject: '', message: 'short' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      errors: [
        { path: 'firstName', message: 'First name must be at least 2 characters' },
        { path: 'lastName', message: 'Last name must be at least 2 characters' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'subject', message: 'Please select a subject' },
        { path: 'message', message: 'Message must be at least 10 characters' },
      ],
    });
    expect(await inquiries()).toEqual([]);
  });

  it('rejects unknown fields', async () => {
    const { body } = await send(app, { ...aMessage(), status: 'done' });
    expect(body).toMatchObject({ statusCode: 400, errors: [{ path: 'status', message: 'This field is not known' }] });
  });

  it('removes characters that PostgreSQL cannot store, and puts a name on one line', async () => {
    const odd = aMessage({ firstName: 'Lay\r\nBcc: a@b.example', message: 'A null \u0000 and half a pair \ud83d in it\r\nend' });
    expect((await send(app, odd)).status).toBe(201);
    const [row] = await inquiries();
    expect(row).toMatchObject({
      first_name: 'Lay Bcc: a@b.example',
      details: { message: 'A null  and half a pair \uFFFD in it\nend' },
    });
  });

  it('keeps an invalid phone number as typed', async () => {
    await send(app, aMessage({ phone: 'ask my assistant' }));
    await send(app, aMessage({ phone: '' }));
    await send(app, aMessage({ phone: '+81 3-1234-5678' }));
    expect((await inquiries()).map(({ phone, phone_e164 }) => [phone, phone_e164])).toEqual([
      ['ask my assistant', null],
      [null, null],
      ['+81 3-1234-5678', '+81312345678'],
    ]);
  });

  it.each([
    ['the cookie', { cookie: 'a=b; lang=ja', 'accept-language': 'ar' }, 'ja'],
    ['Accept-Language', { 'accept-language': 'fr-FR, ar-AE;q=0.8' }, 'ar'],
    ['English when the cookie is nonsense', { cookie: 'lang=<script>' }, 'en'],
  ])('takes the visitor’s language from %s', async (_, headers, language) => {
    await send(app, aMessage(), headers as Record<string, string>);
    expect(await inquiries()).toEqual([expect.objectContaining({ language })]);
  });

  it('stores a message with a filled honeypot as spam and notifies nobody', async () => {
    const { status, body } = await send(app, aMessage({ website: 'http://spam.example' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: 1, createdAt: expect.any(String) });
    expect(await inquiries()).toEqual([expect.objectContaining({ status: 'spam' })]);
    expect(await events()).toEqual([]);
  });
});

describe('Idempotency-Key', () => {
  it('stores one row and one event for 20 concurrent submissions, and returns the same receipt to all', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, aMessage(), { 'idempotency-key': key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await inquiries()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('returns the first receipt when the same message is sent again later', async () => {
    const key = randomUUID();
    const first = await send(app, aMessage(), { 'idempotency-key': key });
    const again = await send(app, aMessage(), { 'idempotency-key': key.toUpperCase() });
    expect(again.body).toEqual(first.body);
    expect(await inquiries()).toHaveLength(1);
  });

  it('answers 409 when the key was used for another message', async () => {
    const key = randomUUID();
    await send(app, aMessage(), { 'idempotency-key': key });
    const { body } = await send(app, aMessage({ message: 'Something else entirely' }), { 'idempotency-key': key });
    expect(body).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await inquiries()).toHaveLength(1);
  });

  it.each(['abc', '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'x'.repeat(255)])('accepts any printable key: %s', async (key) => {
    const first = await send(app, aMessage(), { 'idempotency-key': key });
    expect(first.status).toBe(201);
    expect((await send(app, aMessage(), { 'idempotency-key': key })).body).toEqual(first.body);
    expect((await send(app, aMessage(), { 'idempotency-key': `${key.slice(1)}z` })).body.id).not.toBe(first.body.id);
    expect(await inquiries()).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(256), 'clé', 'a\tb'])('answers 400 when the key is %j', async (key) => {
    const { body } = await send(app, aMessage(), { 'idempotency-key': key });
    expect(body).toMatchObject({ statusCode: 400, code: 'IDEMPOTENCY_KEY_INVALID' });
    expect(await inquiries()).toEqual([]);
  });
});

it('stores no inquiry when its event cannot be stored', async () => {
  await environment.sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT "refuse" CHECK (false) NOT VALID`);
  const { body } = await send(app, aMessage());
  await environment.sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT "refuse"');
  expect(body).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
  expect(await inquiries()).toEqual([]);
  expect((await send(app, aMessage())).status).toBe(201);
});
